import ScrollSwipe

let more = InteractionAction(id: "more", title: "More")
var row = ScrollSwipe(width: 320, height: 44, trailing: [more])
row.pan(PanSample(.began, translation: .zero), at: Time(0))
let effects = row.pan(PanSample(.ended, translation: Vector(-90, 0)), at: Time(0.2))
print(effects.notices.map(\.name), row.offset(at: Time(2)))
