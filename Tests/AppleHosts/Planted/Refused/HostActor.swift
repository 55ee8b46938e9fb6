// error: main actor-isolated property 'contentOffset' can not be referenced from a nonisolated context
import UIKit

func planted(_ view: UIScrollView) -> CGPoint { view.contentOffset }
