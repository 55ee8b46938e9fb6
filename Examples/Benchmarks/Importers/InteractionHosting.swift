import ConstraintSwipe
import InteractionHosting

let more = InteractionAction(id: "more", title: "More")
var driver = RowDriver(ConstraintSwipe(width: 320, height: 44, trailing: [more]))
driver.pan(.began, translation: .zero, at: Time(0))
let effects = driver.pan(.ended, translation: Vector(-90, 0), at: Time(0.2))
print(effects.notices.map(\.name), driver.contentX(at: Time(2)))
