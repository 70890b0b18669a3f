/// A value that stays on the main thread.
struct Unchecked<Value>: @unchecked Sendable { let value: Value }
