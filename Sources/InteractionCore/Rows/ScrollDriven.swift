/// A row that can be driven by a real scroll view: the two designs that the articles built on UIScrollView.
///
/// Driven this way the row never moves by itself: its offset is the last one reported.
public protocol ScrollDriven {
  /// Hears one report; reports in any order are survived, and numbers that are not finite are made finite.
  mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer
}
