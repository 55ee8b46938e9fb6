/// What rows say on film: each is longer than what open buttons hide of it.
enum FilmTitles {
  /// Twelve rows: more than a table of a film shows at once.
  static let rows = [
    "Call Grandma before she calls you", "Take the books back on Monday", "Dinner at eight with Anna and Tom",
    "Water the plants on the balcony", "Mend the bicycle before Saturday", "Buy milk, bread and honey for two",
    "Write to the landlord about the roof", "Fetch the parcel from the neighbour", "Pay the dentist for both visits",
    "Find a present for the twins", "Wash the car, inside and outside", "Plan the walk along the river",
  ]
}
