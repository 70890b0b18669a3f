@_exported public import VitrineCoreGraphics
