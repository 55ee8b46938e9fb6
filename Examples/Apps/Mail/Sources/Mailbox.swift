import Combine

struct Mail: Hashable, Identifiable {
  let id: Int
  let sender: String
  let subject: String
  var isRead = false
  var isFlagged = false
}

/// The mails, and the undo of their changes.
@MainActor final class Mailbox: ObservableObject {
  @Published private(set) var mails: [Mail]
  private var steps: [[Mail]] = []

  init() {
    let senders = ["Ada", "Blixt", "Chris", "Ellen", "Gabriel", "Realmac"]
    mails = (0..<40).map { Mail(id: $0, sender: senders[$0 % senders.count], subject: "Row \($0 + 1) of the table") }
  }

  var canUndo: Bool { !steps.isEmpty }

  func undo() {
    if let step = steps.popLast() { mails = step }
  }

  func delete(_ mail: Mail) {
    change { $0.removeAll { $0.id == mail.id } }
  }

  func toggleRead(_ mail: Mail) { update(mail) { $0.isRead.toggle() } }

  func toggleFlag(_ mail: Mail) { update(mail) { $0.isFlagged.toggle() } }

  private func update(_ mail: Mail, _ body: (inout Mail) -> Void) {
    change { mails in
      if let index = mails.firstIndex(where: { $0.id == mail.id }) { body(&mails[index]) }
    }
  }

  private func change(_ body: (inout [Mail]) -> Void) {
    steps.append(mails)
    body(&mails)
  }
}
