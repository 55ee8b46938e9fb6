// What a test that imports both Testing and UIKit asks for.
