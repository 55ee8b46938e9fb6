#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import InteractionHosting
  import SwiftUI
  import UIKit

  /// A view of one side's buttons, clipped where the content covers them.
  struct SwipeStrip: View {
    let row: SwipeRowModel
    let edge: SwipeEdge
    let time: Time

    var body: some View {
      if let uncoveredFrame = row.driver.uncoveredFrame(edge, at: time) {
        ZStack(alignment: .topLeading) {
          ForEach(Array(row.driver.row.actions(edge).enumerated()), id: \.element.id) { index, action in
            let buttonFrame = row.driver.buttonFrame(edge: edge, index: index, at: time)
            Button {
              row.change { $0.handle(.tapButton(edge, index), at: $1) }
            } label: {
              action.label
                .frame(width: CGFloat(buttonFrame.width), height: CGFloat(buttonFrame.height))
                .background { action.buttonColor }
            }
            .buttonStyle(PressedStyle())
            .offset(x: CGFloat(buttonFrame.x - uncoveredFrame.x))
          }
        }
        .frame(width: CGFloat(uncoveredFrame.width), height: CGFloat(uncoveredFrame.height), alignment: .topLeading)
        .clipped()
        .offset(x: CGFloat(uncoveredFrame.x))
        // The row itself offers the same actions, wherever the content is.
        .accessibilityHidden(true)
      }
    }
  }

  /// A style that darkens a button under the finger.
  private struct PressedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.brightness(configuration.isPressed ? -0.15 : 0)
    }
  }

  extension InteractionAction {
    /// The label of the button: title, image, or both.
    @MainActor @ViewBuilder fileprivate var label: some View {
      Group {
        if let image = icon.flatMap(Image.init(icon:)) {
          switch iconPlacement {
          case .alone: image
          case .top: VStack(spacing: 4) { imageAndTitle(image) }
          case .bottom: VStack(spacing: 4) { imageAndTitle(image, showsTitleFirst: true) }
          case .leading: HStack(spacing: 4) { imageAndTitle(image) }
          case .trailing: HStack(spacing: 4) { imageAndTitle(image, showsTitleFirst: true) }
          }
        } else {
          Text(verbatim: title)
        }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundColor(.white)
    }

    @MainActor @ViewBuilder private func imageAndTitle(_ image: Image, showsTitleFirst: Bool = false) -> some View {
      if showsTitleFirst { Text(verbatim: title) }
      image
      if !showsTitleFirst { Text(verbatim: title) }
    }

    /// The background colour of the action's button: the action's own colour, or else red if it is destructive and grey
    /// if not.
    fileprivate var buttonColor: Color {
      switch role {
      case .destructive: color.map { Color($0) } ?? .red
      case .normal: color.map { Color($0) } ?? .gray
      }
    }
  }

  extension Image {
    /// Creates the SF Symbol with a name, or else the app's image; returns nil if neither exists.
    @MainActor init?(icon name: String) {
      if UIImage(systemName: name) != nil {
        self.init(systemName: name)
      } else if UIImage(named: name) != nil {
        self.init(name)
      } else {
        return nil
      }
    }
  }

  extension Color {
    init(_ color: SRGBColor) {
      self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }
  }
#endif
