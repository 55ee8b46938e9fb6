// The module that a test needs that imports both Testing and UIKit.
