import ArticleForm
import ExpandableTable
import InteractionLaws
import TestSupport
import Testing

/// The table without corrections beside the article's view controller, which marks and counts each row of a plain array.
@Suite("The article's view controller and the table, side by side")
struct ArticleReferenceTests {
  @Test("The same rows show after every tap on generated forms, and where the article crashes, nothing happens")
  func taps() throws {
    var crashes = 0
    for seed in 0..<100 {
      var random = SplitMix64(seed: UInt64(seed))
      var pair = try ArticlePair(RowDescriptor.randomSections(using: &random))
      for _ in 0..<20 where !pair.hasCrashed {
        pair.tap(using: &random)
        pair.expectSame("seed \(seed)")
      }
      crashes += pair.hasCrashed ? 1 : 0
    }
    // Both happen: crashes, and forms that survive all taps.
    #expect((20...80).contains(crashes), "\(crashes)")
  }

  @Test("The same titles and values after every entry, in generated forms and in the article's")
  func entries() throws {
    for seed in 0..<100 {
      var random = SplitMix64(seed: UInt64(seed))
      let sections = seed % 3 == 0 ? RowDescriptor.randomSections(using: &random) : ArticleForm.rows
      var pair = try ArticlePair(sections)
      for _ in 0..<20 where !pair.hasCrashed {
        if random.below(3) == 0 { pair.tap(using: &random) } else { pair.enter(using: &random) }
        pair.expectSame("seed \(seed)")
      }
      pair.expectSameCells("seed \(seed)")
    }
  }

  @Test("A form that is loaded again is as in the file")
  func loadedAgain() throws {
    var random = SplitMix64(seed: 1)
    var pair = try ArticlePair(ArticleForm.rows)
    for _ in 0..<20 {
      pair.tap(using: &random)
      pair.enter(using: &random)
    }
    let update = try pair.article.loadCellDescriptors(contentsOf: ArticleForm.rows)
    let list = try DescriptorList(sections: ArticleForm.rows, corrections: .article)
    expect(pair.table.screenAppeared(loading: list).update, is: update)
    pair.expectSame("loaded again")
  }

  @Test("Without a file there are no sections, and nothing is reloaded")
  func noFile() throws {
    var article = ExpandableTable.Article()
    expect(try article.loadCellDescriptors(contentsOf: nil), is: ListUpdate())
    expect(article.numberOfSections, is: 0)
  }

  @Test("A row with more rows below it than its section has ends the article's program")
  func rowsBeyondTheSection() throws {
    for additionalRows in 1...2 {
      var row = RowDescriptor("idCellNormal")
      (row.isExpandable, row.additionalRows) = (true, additionalRows)
      var article = ExpandableTable.Article()
      _ = try article.loadCellDescriptors(contentsOf: [[row, RowDescriptor("idCellNormal")]])
      if additionalRows == 1 {
        expect(try article.didSelectRow(at: RowPosition(row: 0)), is: ListUpdate([.reloadSection(0)]))
      } else {
        #expect(throws: ExpandableTable.Article.Crash.self) { try article.didSelectRow(at: RowPosition(row: 0)) }
      }
    }
  }
}
