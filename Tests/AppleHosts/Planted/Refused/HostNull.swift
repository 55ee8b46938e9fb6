// error: value of optional type 'UIWindow?' must be unwrapped to refer to member 'bounds' of wrapped base type 'UIWindow'
import UIKit

@MainActor func planted(_ view: UIView) -> CGRect { view.window.bounds }
