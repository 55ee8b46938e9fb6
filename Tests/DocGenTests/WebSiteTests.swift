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
    let paths = [
      "Docs/A.html", "Docs/Figures/P.svg", "LICENSE.html", "Sources/M/C+D.swift.html", "Sources/M/index.html",
      "index.html", "script.js", "search.js", "style.css",
    ]
    expect(files.keys.sorted(), are: paths)
    expect(files["index.html"], has: [#"<p><a href="Docs/A.html#x-y">a</a> <a href="Sources/M/index.html">s</a>"#])
    expect(
      files["Docs/A.html"],
      has: [
        ##"<p><a href="../index.html">r</a> <a href="#a">here</a>"##,
        #"<img src="Figures/P.svg" alt="p" width="30" height="4.5">"#,
        #"<a href="../Sources/M/C+D.swift.html#L2">c</a>"#, #"<link rel="stylesheet" href="../style.css">"#,
      ])
    expect(files["Sources/M/C+D.swift.html"], has: [#"<span id="L2" class="line"><span class="k">let</span> b"#])
  }

  @Test("A page names the ones before and after it, and its sections; the list has parts, and both languages' pages")
  func navigation() throws {
    let files = try site([
      "README.md": "# R\n\n[b](Docs/B.md) [a](Docs/A.md)\n",
      "Docs/A.md": "# A <A>\n\n## X\n".replacing("<A>", with: "\\<A>"),
      "Docs/B.md": "# B\n\n## Y & z\n",
    ])
    expect(
      files["Docs/B.html"],
      has: [
        #"<a rel="prev" href="../index.html"><span>Previous</span> R</a>"#,
        #"<a rel="next" href="A.html"><span>Next</span> A &lt;A&gt;</a>"#,
        ##"<li class="level2"><a href="#y--z">Y &amp; z</a></li>"##, "<title>B · TableInteractions</title>",
      ])

    // What is read first, the designs in their order, the rest.
    let parted = try site([
      "README.md": "# R\n\n[m](Sources/M)\n", "README.zh-CN.md": "# 读\n", "Sources/M/README.md": "# M\n",
      "Docs/Cost.md": "# C\n", "Docs/Design.md": "# D\n", "Docs/ScrollSwipe.md": "# S\n",
      "Docs/ConstraintSwipe.md": "# K\n", "Docs/Start.md": "# T\n", "Docs/zh-CN/ScrollSwipe.md": "# 滚\n",
    ])
    func list(_ path: String) throws -> [String] {
      let page = try #require(parted[path])
      let nav = try #require(page.firstMatch(of: /(?s)<nav .*<\/nav>/)).output
      return nav.matches(of: /<(?:h2|a)[^>]*>([^<]*)</).map { String($0.1) }
    }
    let english = [
      "Start here", "R", "T", "The five designs", "K", "S", "Reference", "D", "C", "中文", "读", "滚", "Modules", "M",
    ]
    let chinese = ["从这里开始", "读", "T", "五个方案", "K", "滚", "参考", "D", "C", "模块", "M"]
    expect(try list("Docs/Cost.html"), are: english)
    expect(try list("Docs/zh-CN/ScrollSwipe.html"), are: chinese)
  }

  @Test("A picture that moves is there again for paper, at its still moment; long names in tables may be broken")
  func still() throws {
    let moving = #"<svg width="3" height="4" id="still"><style>@keyframes k{}</style></svg>"#
    let files = try site([
      "README.md": "# R\n\n![m](m.svg)\n\n![s](s.svg)\n", "m.svg": moving,
      "s.svg": #"<svg width="3" height="4"></svg>"#,
    ])
    let moved =
      #"<p><img class="moving" src="m.svg" alt="m" width="3" height="4">"#
      + #"<img class="still" src="m.svg#still" alt="m" width="3" height="4"></p>"#
    expect(files["index.html"], has: [moved, #"<p><img src="s.svg" alt="s" width="3" height="4"></p>"#])

    let named = try site([
      "README.md":
        "# R\n\nUISwipeActionsConfiguration\n\n| A |\n| --- |\n"
        + "| a UISwipeActionsConfiguration, `didSelect`, Row/Row+Swipe.swift、visionOS、tvOS & |\n"
    ])
    let b = #"<wbr class="narrow">"#
    let cell =
      "<td>a UISwipe\(b)Actions\(b)Configuration, <code>didSelect</code>, "
      + "Row/\(b)Row\(b)+Swipe\(b).swift、visionOS、tvOS &amp;</td>"
    expect(named["index.html"], has: [cell, "<p>UISwipeActionsConfiguration</p>"])
  }

  @Test("Pages of the Chinese folder say their language, and each leads to its other one")
  func languages() throws {
    let files = try site([
      "README.md": "# R\n", "README.zh-CN.md": "# 读\n", "Docs/A.md": "# A\n", "Docs/B.md": "# B\n",
      "Docs/zh-CN/A.md": "# 甲\n",
    ])
    let chinese = try #require(files["Docs/zh-CN/A.html"])
    // What is not translated is listed in English.
    expect(
      chinese,
      has: [
        "<html lang=\"zh-CN\">", #"<a lang="en" hreflang="en" href="../A.html">English</a>"#,
        #"<a href="../B.html" lang="en">B</a>"#,
      ])
    expect(files["Docs/A.html"], has: [#"<a lang="zh-CN" hreflang="zh-CN" href="zh-CN/A.html">中文</a>"#])
    expect(files["README.zh-CN.html"], has: [#"hreflang="en" href="index.html""#])
    let english = try #require(files["Docs/B.html"])
    #expect(!chinese.contains(#"<a href="../A.html">A</a>"#) && !english.contains("hreflang"))
  }

  @Test("Every link that leads nowhere is named with its line; so is every page that cannot be read")
  func deadLinks() {
    let files = [
      "README.md": "# R\n\n[a](Docs/Gone.md)\n[b](Docs/A.md#gone) [c](#gone)\n![d](e.svg) [f](../out.md) [g](x:y)\n",
      "Docs/A.md": "# A\n\n[a](../C.swift#L3) [b](../C.swift#L2) [c](B.md)", "Docs/B.md": "# B\n\n<u>\n",
      "C.swift": "a\nb",
    ]
    let lines = [
      "README.md:3: Docs/Gone.md is not in the package", "README.md:5: e.svg is not in the package",
      "README.md:5: ../out.md is not in the package", "README.md:5: x:y is not in the package",
      "Docs/B.md:3: <u> is not known; write \\< for the sign itself", "README.md:4: Docs/A.md has no place #gone",
      "README.md:4: README.md has no place #gone", "Docs/A.md:3: C.swift has no place #L3",
    ]
    expect(troubles(files), are: lines)
  }

  @Test("The playground is copied as it is; the search knows each part of each page, and nothing in it ends the script")
  func search() throws {
    let made = try site([
      "README.md": "# R\n\n[a](Docs/playground.html#design=a&b=c)\n", "Docs/playground.html": "<p>built",
    ])
    expect(made["index.html"], has: [#"href="Docs/playground.html#design=a&amp;b=c""#])
    #expect(made["Docs/playground.html"] == "<p>built")

    let page = try MarkdownPage(
      "# A\n\nb `c`\n\n## \"\\</script>\" \\\\\n\n- d\n  e\n\n| f |\n| --- |\n| g |\n", file: "P.md")
    let index = SearchIndex([WebPage(path: "Docs/P.md", content: .markdown(page))])
    let entries = index.entries.flatMap { [$0.text, $0.address] }
    expect(entries, are: ["b c", "Docs/P.html", "d e f g", "Docs/P.html#script-"])
    expect(index.script, has: [#","\"\u003c/script>\" \\","d e f g"]"#])
  }

  @Test("All pages of this package make a site, without an address outside of it but in links")
  func wholePackage() throws {
    let documents = try WebSite(root: packageRoot).documents()
    for document in documents where document.path.hasSuffix(".html") && document.path != "Docs/playground.html" {
      let names = ["<script", "<img", "<link", "<source", "<iframe"]
      let tags = names.flatMap { document.text.pieces(after: $0, upTo: ">") }
      let loaded = tags.flatMap { $0.pieces(after: " src=\"", upTo: "\"") + $0.pieces(after: " href=\"", upTo: "\"") }
      let foreign = loaded.filter { $0.hasPrefix("http") || $0.hasPrefix("/") }
      expectNone(foreign, document.path)
    }
  }

  @Test("The command writes into a folder, removes what it wrote before, and leaves the rest alone")
  func command() throws {
    try withPackage(["README.md": "# R\n\n[a](A.md)\n", "A.md": "# A\n"]) { root in
      func write(_ start: String) {
        let errors = run(["site", "out/here"], root: root).errors
        #expect(errors.hasPrefix(start), "\(errors)")
      }
      write("5 files, 6 changed, ")
      write("5 files, 0 changed, ")
      try "own".write(toFile: root + "/out/here/own.html", atomically: true, encoding: .utf8)
      try "# R\n".write(toFile: root + "/README.md", atomically: true, encoding: .utf8)
      write("out/here/A.html: removed, as no page needs it")
      let left = try FileManager.default.contentsOfDirectory(atPath: root + "/out/here").sorted()
      expect(left, are: ["files.txt", "index.html", "own.html", "script.js", "search.js", "style.css"])
    }
  }

  @Test("A file of somebody else is not replaced, and the package itself is no place for the site")
  func others() throws {
    try withPackage(["README.md": "# R\n", "out/style.css": "own"]) { root in
      let line =
        "out/style.css: cannot be written: no earlier run has written what is there (move it, or name another folder)\n"
      expect(["site", "out"], root: root, gives: Outcome(status: 3, errors: line))
      expect(try FileManager.default.contentsOfDirectory(atPath: root + "/out"), are: ["style.css"])
      let itself = ".: cannot be written: it is the package itself (name another folder)\n"
      expect(["site", "."], root: root, gives: Outcome(status: 3, errors: itself))
      for arguments in [["site"], ["site", "a", "b"], ["site", "--all"]] {
        #expect(run(arguments, root: root).status == 2, "\(arguments)")
      }
    }
  }
}
