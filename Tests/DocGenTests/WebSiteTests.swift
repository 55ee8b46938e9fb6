import Foundation
import Testing

@testable import DocGen

@Suite("The web site")
struct WebSiteTests {
  /// The files of the site of a small package with these files, which are the same twice.
  private func site(_ files: [String: String]) throws -> [String: String] {
    try withPackage(files) { root in
      let documents = try WebSite(root: root).documents()
      #expect(try WebSite(root: root).documents() == documents)
      return Dictionary(uniqueKeysWithValues: documents.map { ($0.path, $0.text) })
    }
  }

  /// Makes a package of some files and of the style and the script.
  private func withPackage<T>(_ files: [String: String], _ work: (String) throws -> T) throws -> T {
    var result: Result<T, any Error>?
    try withFolder { root in
      var files = files
      files["Package.swift"] = "name: \"TableInteractions\""
      for name in ["style.css", "script.js"] {
        files["Examples/DocGen/Web/" + name] = try Files.text(
          packageRoot + "/Examples/DocGen/Web/" + name, name: name)
      }
      for (path, text) in files {
        let url = URL(fileURLWithPath: root + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
      }
      result = Result { try work(root) }
    }
    return try #require(result).get()
  }

  /// What is wrong with a package of these files.
  private func troubles(_ files: [String: String]) -> [String] {
    do {
      _ = try site(files)
      return []
    } catch let trouble as WebTrouble { return trouble.lines } catch { return ["\(error)"] }
  }

  @Test("A README is the page of its folder, and links lead from file to file")
  func addresses() throws {
    let files = try site([
      "README.md": "# R\n\n[a](Docs/A.md#x-y) [s](Sources/M) [l](LICENSE)\n", "LICENSE": "Free.\n",
      "Docs/A.md": "# A\n\n## X y\n\n[r](../README.md) [here](#a) ![p](Figures/P.svg) [c](../Sources/M/C+D.swift#L2)\n",
      "Docs/Figures/P.svg": "<svg xmlns=\"x\" width=\"30\" height=\"4.5\"></svg>", "Sources/M/README.md": "# M\n",
      "Sources/M/C+D.swift": "let a = 1\nlet b = 2\n",
    ])
    #expect(
      files.keys.sorted() == [
        "Docs/A.html", "Docs/Figures/P.svg", "LICENSE.html", "Sources/M/C+D.swift.html", "Sources/M/index.html",
        "index.html", "script.js", "search.js", "style.css",
      ])
    #expect(
      files["index.html"]?.contains(#"<p><a href="Docs/A.html#x-y">a</a> <a href="Sources/M/index.html">s</a>"#) == true
    )
    let page = try #require(files["Docs/A.html"])
    #expect(page.contains(##"<p><a href="../index.html">r</a> <a href="#a">here</a>"##))
    #expect(page.contains(#"<img src="Figures/P.svg" alt="p" width="30" height="4.5">"#))
    #expect(page.contains(#"<a href="../Sources/M/C+D.swift.html#L2">c</a>"#))
    #expect(page.contains(#"<link rel="stylesheet" href="../style.css">"#))
    #expect(
      files["Sources/M/C+D.swift.html"]?.contains(#"<span id="L2" class="line"><span class="k">let</span> b"#) == true)
  }

  @Test("A page names the one before it and the one after it, and its sections")
  func navigation() throws {
    let files = try site([
      "README.md": "# R\n\n[b](Docs/B.md) [a](Docs/A.md)\n",
      "Docs/A.md": "# A <A>\n\n## X\n".replacing("<A>", with: "\\<A>"),
      "Docs/B.md": "# B\n\n## Y & z\n",
    ])
    let page = try #require(files["Docs/B.html"])
    #expect(page.contains(#"<a rel="prev" href="../index.html"><span>Previous</span> R</a>"#))
    #expect(page.contains(#"<a rel="next" href="A.html"><span>Next</span> A &lt;A&gt;</a>"#))
    #expect(page.contains(##"<li class="level2"><a href="#y--z">Y &amp; z</a></li>"##))
    #expect(page.contains("<title>B · TableInteractions</title>"))
  }

  @Test("The list has parts: what is read first, the designs in their order, the rest, and the other language's pages")
  func parts() throws {
    let files = try site([
      "README.md": "# R\n\n[m](Sources/M)\n", "README.zh-CN.md": "# 读\n", "Sources/M/README.md": "# M\n",
      "Docs/Cost.md": "# C\n", "Docs/Design.md": "# D\n", "Docs/ScrollSwipe.md": "# S\n",
      "Docs/ConstraintSwipe.md": "# K\n", "Docs/Start.md": "# T\n", "Docs/zh-CN/ScrollSwipe.md": "# 滚\n",
    ])
    func list(_ path: String) throws -> [String] {
      let page = try #require(files[path])
      let nav = try #require(page.firstMatch(of: /(?s)<nav .*<\/nav>/)).output
      return nav.matches(of: /<(?:h2|a)[^>]*>([^<]*)</).map { String($0.1) }
    }
    #expect(
      try list("Docs/Cost.html") == [
        "Start here", "R", "T", "The five designs", "K", "S", "Reference", "D", "C", "中文", "读", "滚", "Modules", "M",
      ])
    #expect(
      try list("Docs/zh-CN/ScrollSwipe.html") == [
        "从这里开始", "读", "T", "五个方案", "K", "滚", "参考", "D", "C", "模块", "M",
      ])
  }

  @Test("A picture that moves is there again for paper, at its still moment")
  func still() throws {
    let moving = #"<svg width="3" height="4" id="still"><style>@keyframes k{}</style></svg>"#
    let files = try site([
      "README.md": "# R\n\n![m](m.svg)\n\n![s](s.svg)\n", "m.svg": moving,
      "s.svg": #"<svg width="3" height="4"></svg>"#,
    ])
    #expect(
      files["index.html"]?.contains(
        #"<p><img class="moving" src="m.svg" alt="m" width="3" height="4">"#
          + #"<img class="still" src="m.svg#still" alt="m" width="3" height="4"></p>"#) == true)
    #expect(files["index.html"]?.contains(#"<p><img src="s.svg" alt="s" width="3" height="4"></p>"#) == true)
  }

  @Test("Long names in the cells of a table may be broken between their words")
  func names() throws {
    let files = try site([
      "README.md":
        "# R\n\nUISwipeActionsConfiguration\n\n| A |\n| --- |\n"
        + "| a UISwipeActionsConfiguration, `didSelect`, Row/Row+Swipe.swift、visionOS、tvOS & |\n"
    ])
    let b = #"<wbr class="narrow">"#
    #expect(
      files["index.html"]?.contains(
        "<td>a UISwipe\(b)Actions\(b)Configuration, <code>didSelect</code>, Row/\(b)Row\(b)+Swipe\(b).swift、visionOS、tvOS &amp;</td>"
      )
        == true)
    #expect(files["index.html"]?.contains("<p>UISwipeActionsConfiguration</p>") == true)
  }

  @Test("Pages of the Chinese folder say their language, and each leads to its other one")
  func languages() throws {
    let files = try site([
      "README.md": "# R\n", "README.zh-CN.md": "# 读\n", "Docs/A.md": "# A\n", "Docs/B.md": "# B\n",
      "Docs/zh-CN/A.md": "# 甲\n",
    ])
    let chinese = try #require(files["Docs/zh-CN/A.html"])
    #expect(chinese.contains("<html lang=\"zh-CN\">"))
    #expect(chinese.contains(#"<a lang="en" hreflang="en" href="../A.html">English</a>"#))
    // What is not translated is listed in English.
    #expect(
      chinese.contains(#"<a href="../B.html" lang="en">B</a>"#) && !chinese.contains(#"<a href="../A.html">A</a>"#))
    #expect(files["Docs/A.html"]?.contains(#"<a lang="zh-CN" hreflang="zh-CN" href="zh-CN/A.html">中文</a>"#) == true)
    #expect(files["Docs/B.html"]?.contains("hreflang") == false)
    #expect(files["README.zh-CN.html"]?.contains(#"hreflang="en" href="index.html""#) == true)
  }

  @Test("Every link that leads nowhere is named with its line; so is every page that cannot be read")
  func deadLinks() {
    #expect(
      troubles([
        "README.md": "# R\n\n[a](Docs/Gone.md)\n[b](Docs/A.md#gone) [c](#gone)\n![d](e.svg) [f](../out.md) [g](x:y)\n",
        "Docs/A.md": "# A\n\n[a](../C.swift#L3) [b](../C.swift#L2) [c](B.md)", "Docs/B.md": "# B\n\n<u>\n",
        "C.swift": "a\nb",
      ]) == [
        "README.md:3: Docs/Gone.md is not in the package", "README.md:5: e.svg is not in the package",
        "README.md:5: ../out.md is not in the package", "README.md:5: x:y is not in the package",
        "Docs/B.md:3: <u> is not known; write \\< for the sign itself", "README.md:4: Docs/A.md has no place #gone",
        "README.md:4: README.md has no place #gone", "Docs/A.md:3: C.swift has no place #L3",
      ])
  }

  @Test("The playground is copied as it is, and places in it are its own")
  func playground() throws {
    let made = try site([
      "README.md": "# R\n\n[a](Docs/playground.html#design=a&b=c)\n", "Docs/playground.html": "<p>built",
    ])
    #expect(made["index.html"]?.contains(#"href="Docs/playground.html#design=a&amp;b=c""#) == true)
    #expect(made["Docs/playground.html"] == "<p>built")
  }

  @Test("The search knows each part of each page, and nothing in it ends the script")
  func search() throws {
    let page = try MarkdownPage(
      "# A\n\nb `c`\n\n## \"\\</script>\" \\\\\n\n- d\n  e\n\n| f |\n| --- |\n| g |\n", file: "P.md")
    let index = SearchIndex([WebPage(path: "Docs/P.md", content: .markdown(page))])
    #expect(index.entries.map(\.text) == ["b c", "d e f g"])
    #expect(index.entries.map(\.address) == ["Docs/P.html", "Docs/P.html#script-"])
    #expect(index.script.contains(#","\"\u003c/script>\" \\","d e f g"]"#))
  }

  @Test("All pages of this package make a site, without an address outside of it but in links")
  func wholePackage() throws {
    let documents = try WebSite(root: packageRoot).documents()
    for document in documents where document.path.hasSuffix(".html") && document.path != "Docs/playground.html" {
      let loaded = document.text.matches(of: /<(?:script|img|link|source|iframe)[^>]* (?:src|href)="([^"]*)"/)
      #expect(!loaded.contains { $0.1.hasPrefix("http") || $0.1.hasPrefix("//") || $0.1.hasPrefix("/") })
    }
  }

  @Test("The command writes into a folder, removes what it wrote before, and leaves the rest alone")
  func command() throws {
    try withPackage(["README.md": "# R\n\n[a](A.md)\n", "A.md": "# A\n"]) { root in
      #expect(run(["site", "out/here"], root: root).errors.hasPrefix("5 files, 6 changed, "))
      #expect(run(["site", "out/here"], root: root).errors.hasPrefix("5 files, 0 changed, "))
      try "own".write(toFile: root + "/out/here/own.html", atomically: true, encoding: .utf8)
      try "# R\n".write(toFile: root + "/README.md", atomically: true, encoding: .utf8)
      #expect(run(["site", "out/here"], root: root).errors.hasPrefix("out/here/A.html: removed, as no page needs it"))
      let left = try FileManager.default.contentsOfDirectory(atPath: root + "/out/here").sorted()
      #expect(left == ["files.txt", "index.html", "own.html", "script.js", "search.js", "style.css"])
    }
  }

  @Test("A file of somebody else is not replaced, and the package itself is no place for the site")
  func others() throws {
    try withPackage(["README.md": "# R\n", "out/style.css": "own"]) { root in
      let line =
        "out/style.css: cannot be written: no earlier run has written what is there (move it, or name another folder)\n"
      #expect(run(["site", "out"], root: root) == Outcome(status: 3, errors: line))
      let left = try FileManager.default.contentsOfDirectory(atPath: root + "/out")
      #expect(left == ["style.css"])
      let itself = ".: cannot be written: it is the package itself (name another folder)\n"
      #expect(run(["site", "."], root: root) == Outcome(status: 3, errors: itself))
      for arguments in [["site"], ["site", "a", "b"], ["site", "--all"]] {
        #expect(run(arguments, root: root).status == 2)
      }
    }
  }
}
