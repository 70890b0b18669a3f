// Two names for one module are an error, so `CoreServices` is a module beside `MobileCoreServices`.
@_exported public import VitrineMobileCoreServices
