import HeadlessTable
import InteractionCore

#if HAS_ConstraintSwipe
  import ConstraintSwipe
#endif
#if HAS_ScrollSwipe
  import ScrollSwipe
#endif
#if HAS_UtilityButtons
  import UtilityButtons
#endif
#if HAS_ExpandableTable
  import ExpandableTable
#endif
#if HAS_GestureList
  import GestureList
#endif

/// A design that the page can show.
struct Design {
  /// The name in scripts.
  let name: String
  /// The names of its rule sets, the default one first.
  let rules: [String]
  /// The corrections: the name of each in scripts, followed by its sentence.
  let corrections: [String]
  /// A closure that makes a list; it returns nil if the rows do not form a valid list.
  let make: (Setup) -> AnyList?

  private init<Correction: ArticleCorrection>(
    _ name: String, _ corrections: Correction.Type, rules: [String] = [], make: @escaping (Setup) -> AnyList?
  ) {
    self.name = name
    self.rules = rules
    self.corrections = Correction.allCases.flatMap { [$0.name, $0.sentence] }
    self.make = make
  }

  /// Returns the designs that are compiled in, in the order of the articles.
  static func all() -> [Design] {
    var all: [Design] = []
    #if HAS_ConstraintSwipe
      all.append(constraintSwipe())
    #endif
    #if HAS_ScrollSwipe
      all.append(scrollSwipe())
    #endif
    #if HAS_UtilityButtons
      all.append(utilityButtons())
    #endif
    #if HAS_ExpandableTable
      all.append(expandableTable())
    #endif
    #if HAS_GestureList
      all.append(gestureList())
    #endif
    return all
  }

  #if HAS_ConstraintSwipe
    private static func constraintSwipe() -> Design {
      let rules = ConstraintSwipe.Rules.allCases
      return Design("constraint-swipe", ConstraintSwipe.Correction.self, rules: rules.map { $0.rawValue }) { setup in
        let row = ConstraintSwipe(
          width: setup.width, height: setup.swipeRowHeight, leading: setup.leading, trailing: setup.trailing,
          rules: rules[setup.rules], options: setup.swipeOptions, corrections: setup.corrected())
        return .rows(AnyRow(row), setup, followsIdentity: row.followsIdentity)
      }
    }
  #endif

  #if HAS_ScrollSwipe
    private static func scrollSwipe() -> Design {
      let rules = ScrollSwipe.Rules.allCases
      return Design("scroll-swipe", ScrollSwipe.Correction.self, rules: rules.map { $0.rawValue }) { setup in
        .rows(
          AnyRow(
            ScrollSwipe(
              width: setup.width, height: setup.swipeRowHeight, leading: setup.leading, trailing: setup.trailing,
              rules: rules[setup.rules], options: setup.swipeOptions, corrections: setup.corrected())), setup)
      }
    }
  #endif

  #if HAS_UtilityButtons
    private static func utilityButtons() -> Design {
      let rules = UtilityButtons.Rules.allCases
      return Design("utility-buttons", UtilityButtons.Correction.self, rules: rules.map { $0.rawValue }) { setup in
        .rows(
          AnyRow(
            UtilityButtons(
              width: setup.width, height: setup.swipeRowHeight, leading: setup.leading, trailing: setup.trailing,
              rules: rules[setup.rules], hasSectionIndex: setup.hasSectionIndex, options: setup.swipeOptions,
              corrections: setup.corrected())), setup)
      }
    }
  #endif

  #if HAS_ExpandableTable
    private static func expandableTable() -> Design {
      Design("expandable-table", ExpandableTable.Correction.self) { setup in
        guard let list = setup.descriptors else { return nil }
        let titles = ExpandableTable.ArticleApp.sectionTitles(count: list.sectionCount)
        return AnyListOf(
          ExpandableTable(
            list, sectionTitles: titles, pinsHeaders: setup.pinsHeaders, corrections: setup.corrected()))
      }
    }
  #endif

  #if HAS_GestureList
    private static func gestureList() -> Design {
      Design("gesture-list", GestureList.Correction.self) { setup in
        let height = setup.rowHeight ?? GestureList.defaultRowHeight
        return AnyListOf(
          setup.items.isEmpty
            ? GestureList(
              count: setup.count, width: setup.width, rowHeight: height, options: setup.gestures,
              corrections: setup.corrected())
            : GestureList(
              items: setup.items, width: setup.width, rowHeight: height, options: setup.gestures,
              corrections: setup.corrected()))
      }
    }
  #endif
}

#if HAS_ConstraintSwipe || HAS_ScrollSwipe || HAS_UtilityButtons
  extension AnyList {
    /// Creates a list of equal rows, whose states follow their ids or stay at their positions.
    fileprivate static func rows(_ row: AnyRow, _ setup: Setup, followsIdentity: Bool = true) -> AnyList {
      var row = row
      row.reducesMotion = setup.reducesMotion
      let titles = setup.titles
      var list = titles.isEmpty ? SwipeList(of: row, count: setup.count) : SwipeList(of: row, titles: titles)
      list.followsIdentity = followsIdentity
      return AnyListOf(list)
    }
  }
#endif

#if HAS_ExpandableTable
  extension Setup {
    /// The rows that the page has passed, or else groups of a hundred rows, every other one unfolded; nil if they are invalid.
    fileprivate var descriptors: DescriptorList? {
      do throws(DescriptorError) {
        // Both sources have one type, because reading them would otherwise be compiled twice.
        return try DescriptorList(
          sections: (0..<max(1, sections.count)).lazy.map { section in
            (0..<(sections.isEmpty ? count / 100 * 100 : sections[section].count)).lazy.map { row in
              sections.isEmpty ? RowDescriptor(number: row) : sections[section][row]
            }
          })
      } catch {
        return nil
      }
    }
  }

  extension RowDescriptor {
    /// Creates a row of a form whose rows the page does not pass: questions with 99 choices each, every other one open.
    fileprivate init(number: Int) {
      let isOpen = number / 100 % 2 == 1
      if number % 100 == 0 {
        self.init(
          "idCellNormal", secondaryTitle: "Question", isExpandable: true, isExpanded: isOpen, additionalRows: 99)
      } else {
        self.init("idCellValuePicker", primaryTitle: "Choice", isVisible: isOpen)
      }
    }
  }
#endif
