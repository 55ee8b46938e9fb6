import Foundation

/// The machine on which times are measured.
enum Machine {
  /// The processor's name and the number of cores.
  static var name: String {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
    let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
    let name = model.map { $0.drop { $0 == " " } } ?? "unknown processor"
    return "\(name), \(cores) cores"
  }
}
