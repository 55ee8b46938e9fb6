import HeadlessTable
import InteractionCore
import UtilityButtons

extension Chapter {
  /// The animations in the package's READMEs, which are written by hand.
  static let readme = Chapter(
    title: "README", page: nil,
    documents: { _ in [ReadmeFilm.english, ReadmeFilm.chinese].map(\.document) })
}

/// An animation in a README: of a few mails, one is archived and one deleted.
private struct ReadmeFilm {
  let name: String
  /// The mails, more than the table shows at once; those that are swiped can still be read in part.
  let mails: [String]
  let archive: String
  let delete: String
  let title: String
  let description: String

  static let english = ReadmeFilm(
    name: "Readme.svg",
    mails: [
      "Anna: Dinner at eight on Friday?", "Library: Two books are overdue", "Railway: Your ticket to Vienna",
      "Newsletter: This week in Swift", "Tom: Photos from the mountains", "Bike shop: Ready on Saturday",
      "Mum: Call me when you are home",
    ],
    archive: "Archive", delete: "Delete", title: "Rows with buttons behind them",
    description: """
      A finger drags a mail to the left, over two buttons, and taps Archive: the mail goes, and those below it move up. It \
      drags another one aside and taps Delete.
      """)

  static let chinese = ReadmeFilm(
    name: "Readme-zh-CN.svg",
    mails: [
      "小林：周五八点一起吃饭吗？", "图书馆：您借的两本书已经超期", "铁路：去杭州的车票已出票", "周刊：本周 Swift 有哪些新鲜事",
      "阿杰：上周爬山拍的照片", "修车铺：周六可以来取车", "妈妈：到家了打个电话",
    ],
    archive: "归档", delete: "删除", title: "背后有按钮的行",
    description: "手指把一封邮件向左拖开，露出两个按钮，再点“归档”：这封邮件消失，下面的往上移。接着拖开另一封，点“删除”。")

  var document: Document {
    .figure(name, recording.animation(title: title, description: description, still: 1.6, isCaptioned: false))
  }

  private var recording: Recording {
    let height = 44.0
    let row = UtilityButtons(
      width: 320, height: height,
      trailing: [
        InteractionAction(id: "delete", title: delete, role: .destructive),
        InteractionAction(id: "archive", title: archive, color: SRGBColor(hex: 0x007AFF), fulfillment: .delete),
      ])
    let (second, third) = (1.5 * height, 2.5 * height)
    return Recording(
      HeadlessTable(SwipeList(of: row, titles: mails), width: 320, height: 5 * height),
      fingers: [
        FingerPath(start: 0.6, from: Vector(290, second), to: Vector(150, second + 3), duration: 0.5),
        .press(at: Vector(185, second), start: 1.9, duration: 0.15),
        FingerPath(start: 3.3, from: Vector(285, third), to: Vector(150, third + 3), duration: 0.5),
        .press(at: Vector(275, third), start: 4.6, duration: 0.15),
      ],
      duration: 6.2)
  }
}
