private import Foundation

// What Apple's standard library does otherwise than that of Linux, and the concurrency that iOS 15 brought.

func count(of bytes: [UInt8]) -> Int { unsafe bytes.withUnsafeBytes { $0.count } }

func raise(_ number: UnsafeMutablePointer<Int>) { unsafe number.pointee += 1 }

func raised(_ number: Int) -> Int {
  var number = number
  unsafe raise(&number)
  return number
}

actor Counter {
  private(set) var count = 0
  func raise() { count += 1 }
}

func counted(_ counter: Counter) -> Task<Int, Never> {
  Task {
    await counter.raise()
    return await counter.count
  }
}

func details(of error: (any Error)?) -> [String: Any]? { (error as? NSError)?.userInfo }
