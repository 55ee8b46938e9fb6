// error: argument of '#selector' refers to instance method 'fire()' that is not exposed to Objective-C
import UIKit

@MainActor final class Planted: NSObject {
  func fire() {}
  var selector: Selector { #selector(fire) }
}
