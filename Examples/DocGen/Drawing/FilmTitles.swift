/// The titles of rows in films, each longer than the part that open buttons hide.
enum FilmTitles {
  /// Twelve rows: more than a table of a film shows at once.
  static let rows = [
    "Call Grandma before she calls", "Take the books back on Monday", "Dinner at eight: Anna and Tom",
    "Water the plants on the roof", "Mend the bicycle by Saturday", "Buy milk, bread and honey",
    "Write to the landlord today", "Fetch the parcel next door", "Pay the dentist on Friday",
    "Find a present for the twins", "Wash the car inside and out", "Plan the walk along the river",
  ]
}
