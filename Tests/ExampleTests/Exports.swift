// The examples import nothing here: these are visible in the whole module.
@_exported import Foundation
@_exported import VitrineUIKit
