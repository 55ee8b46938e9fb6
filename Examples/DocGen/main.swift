import Foundation

let status = Command.run(
  Array(CommandLine.arguments.dropFirst()), root: FileManager.default.currentDirectoryPath,
  input: { FileHandle.standardInput.readDataToEndOfFile() },
  output: { FileHandle.standardOutput.write(Data($0.utf8)) },
  errors: { FileHandle.standardError.write(Data($0.utf8)) })
exit(status)
