import Foundation

exit(
  Command.run(
    Array(CommandLine.arguments.dropFirst()), root: FileManager.default.currentDirectoryPath,
    chapters: Chapter.all, console: .process()))
