import GestureList

var list = GestureList(["Buy milk", "Water the plants"], width: 320)
list.handle(.hold(.began, y: 75, contentOffset: 0), at: Time(0))
let effects = list.handle(.hold(.ended, y: 20, contentOffset: 0), at: Time(1))
print(effects.notices.map(\.name), list.count)
