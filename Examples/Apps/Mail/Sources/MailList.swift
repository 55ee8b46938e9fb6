import InteractionSwiftUI
import SwiftUI
import UtilityButtons

/// Mails with buttons on both sides; a full swipe to the left deletes a mail, and one to the right marks it read or unread.
struct MailList: View {
  @StateObject private var mailbox = Mailbox()
  @StateObject private var swipes = SwipeScope()
  @State private var isSharing = false

  private static let options = SwipeOptions(allowsFullSwipe: true, reportsSignals: true)
  private let design = UtilityButtons(width: 320, height: 64, options: options)

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(mailbox.mails) { mail in
          MailRow(mail: mail).swipeRow(design, id: mail.id) {
            SwipeButton("Delete", role: .destructive, icon: "trash") { withAnimation { mailbox.delete(mail) } }
            SwipeButton(
              mail.isFlagged ? "Unflag" : "Flag", icon: "flag.fill", color: SRGBColor(hex: 0xFF9500),
              fulfillment: .close
            ) { mailbox.toggleFlag(mail) }
            SwipeButton(
              mail.isRead ? "Unread" : "Read", edge: .leading, icon: "envelope.open", color: SRGBColor(hex: 0x007AFF),
              fulfillment: .close
            ) { mailbox.toggleRead(mail) }
          }
        }
      }
    }
    .swipeScope(swipes)
    .navigationTitle("Mail")
    .toolbar {
      Button("Undo") { withAnimation { mailbox.undo() } }.disabled(!mailbox.canUndo)
      // A row has jumped? Share what the fingers did to it, and `docgen replay` shows it on any machine.
      Menu("More") { Button("Share the last row's script") { isSharing = true } }
    }
    .onShake { isSharing = true }
    .sheet(isPresented: $isSharing) { ShareSheet(text: swipes.script ?? "") }
    .onAppear { swipes.record(as: "utility-buttons", options: Self.options) }
  }
}

struct MailRow: View {
  let mail: Mail

  var body: some View {
    HStack {
      Image(systemName: mail.isFlagged ? "flag.fill" : mail.isRead ? "envelope.open" : "envelope.badge")
        .foregroundColor(.accentColor)
      VStack(alignment: .leading) {
        Text(mail.sender).font(.headline)
        Text(mail.subject).font(.subheadline).foregroundColor(.secondary)
      }
      Spacer()
    }
    .padding(12)
    .background { Color(uiColor: .systemBackground) }
  }
}
