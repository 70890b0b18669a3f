@_exported public import VitrineCoreGraphics
@_exported public import VitrineGraphics
