// What Apple's framework brings along.
@_exported public import VitrineContacts
@_exported public import VitrineUIKit
