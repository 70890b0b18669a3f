// Two names for one module are an error, so `OSLog` is a module beside `os`.
@_exported public import VitrineOS
