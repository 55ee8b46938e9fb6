// error: use of protocol 'Error' as a type must be written 'any Error'
func text(of error: Error) -> String { "\(error)" }
