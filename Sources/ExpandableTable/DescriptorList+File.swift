#if canImport(Foundation)
  internal import Foundation

  extension DescriptorList {
    /// Reads a file that holds a property list, binary or XML.
    ///
    /// - Throws: A `DescriptorError` for a file that cannot be read, and for a list that makes no sense.
    public init(contentsOfFile path: String) throws(DescriptorError) {
      let data: Data
      do {
        data = try Data(contentsOf: URL(fileURLWithPath: path))
      } catch {
        throw DescriptorError(.file(path: path, reason: "the file cannot be read (is it there, and readable?)"))
      }
      try self.init(propertyList: [UInt8](data))
    }

    /// Writes the list as XML, wholly or not at all: what was in the file before stays if something goes wrong.
    ///
    /// - Throws: A `DescriptorError` for a text that XML cannot hold, and for a file that cannot be written.
    public func write(toFile path: String) throws(DescriptorError) {
      let bytes = try xml()
      do {
        // Written beside the file first, then put into its place in one step.
        try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        throw DescriptorError(
          .file(path: path, reason: "the file cannot be written (is its folder there, and writable?)"))
      }
    }
  }
#endif
