import SwiftUI

@main struct ClearApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { ClearScreen() } }
  }
}
