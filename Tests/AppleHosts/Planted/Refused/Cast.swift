// error: conditional cast from 'any Error' to 'NSError' always succeeds
private import Foundation

func details(of error: any Error) -> [String: Any]? { (error as? NSError)?.userInfo }
