// Features of fonts, as TrueType numbers them: those that descriptors set here.

/// The kind of the features of how wide digits are.
public let kNumberSpacingType = 6
/// All digits are equally wide.
public let kMonospacedNumbersSelector = 0
/// Digits have widths of their own.
public let kProportionalNumbersSelector = 1
