// Features of fonts, as TrueType numbers them: those that descriptors set here. The names and numbers are Core Text's.

/// The kind of the features of joined letters.
public let kLigaturesType = 1
/// Letters are joined as usual.
public let kCommonLigaturesOnSelector = 2
/// Letters are not joined.
public let kCommonLigaturesOffSelector = 3
/// Letters are joined that rarely are.
public let kRareLigaturesOnSelector = 4
/// Letters that rarely are joined are not.
public let kRareLigaturesOffSelector = 5
/// Letters are joined as in earlier times.
public let kHistoricalLigaturesOnSelector = 20
/// Letters are not joined as in earlier times.
public let kHistoricalLigaturesOffSelector = 21

/// The kind of the features of how wide digits are.
public let kNumberSpacingType = 6
/// All digits are equally wide.
public let kMonospacedNumbersSelector = 0
/// Digits have widths of their own.
public let kProportionalNumbersSelector = 1

/// The kind of the features of where small letters and digits stand.
public let kVerticalPositionType = 10
/// On the line.
public let kNormalPositionSelector = 0
/// Above it.
public let kSuperiorsSelector = 1
/// Below it.
public let kInferiorsSelector = 2
/// As the letters of ordinal numbers.
public let kOrdinalsSelector = 3
/// As the numbers of chemical formulas.
public let kScientificInferiorsSelector = 4

/// The kind of the features of fractions.
public let kFractionsType = 11
/// Numbers with a stroke between stay as they are.
public let kNoFractionsSelector = 0
/// They stand above each other.
public let kVerticalFractionsSelector = 1
/// They are small, beside a slanted stroke.
public let kDiagonalFractionsSelector = 2

/// The kind of the features of signs.
public let kTypographicExtrasType = 14
/// A zero has a stroke.
public let kSlashedZeroOnSelector = 4
/// A zero has none.
public let kSlashedZeroOffSelector = 5

/// The kind of the features of styles.
public let kStyleOptionsType = 19
/// None.
public let kNoStyleOptionsSelector = 0
/// Capitals for titles.
public let kTitlingCapsSelector = 4

/// The kind of the features of how high digits are.
public let kNumberCaseType = 21
/// As small letters.
public let kLowerCaseNumbersSelector = 0
/// As capitals.
public let kUpperCaseNumbersSelector = 1

/// The kind of the features of how wide letters are.
public let kTextSpacingType = 22
/// As wide as they are drawn.
public let kProportionalTextSelector = 0
/// All equally.
public let kMonospacedTextSelector = 1
/// As half a square.
public let kHalfWidthTextSelector = 2

/// The kind of the features of signs beside capitals.
public let kCaseSensitiveLayoutType = 33
/// Signs stand at the height of capitals.
public let kCaseSensitiveLayoutOnSelector = 0
/// Signs stay where they are.
public let kCaseSensitiveLayoutOffSelector = 1
/// Capitals are farther apart.
public let kCaseSensitiveSpacingOnSelector = 2
/// They are not.
public let kCaseSensitiveSpacingOffSelector = 3

/// The kind of the features of other shapes: selector 2 is the first set, 4 the second, up to 40; odd ones end a set.
public let kStylisticAlternativesType = 35
/// No other shapes.
public let kNoStylisticAlternatesSelector = 0
/// The first set of other shapes.
public let kStylisticAltOneOnSelector = 2
/// Not the first set of other shapes.
public let kStylisticAltOneOffSelector = 3
/// The second set of other shapes.
public let kStylisticAltTwoOnSelector = 4
/// Not the second set of other shapes.
public let kStylisticAltTwoOffSelector = 5
/// The third set of other shapes.
public let kStylisticAltThreeOnSelector = 6
/// Not the third set of other shapes.
public let kStylisticAltThreeOffSelector = 7
/// The fourth set of other shapes.
public let kStylisticAltFourOnSelector = 8
/// Not the fourth set of other shapes.
public let kStylisticAltFourOffSelector = 9
/// The fifth set of other shapes.
public let kStylisticAltFiveOnSelector = 10
/// Not the fifth set of other shapes.
public let kStylisticAltFiveOffSelector = 11
/// The sixth set of other shapes.
public let kStylisticAltSixOnSelector = 12
/// Not the sixth set of other shapes.
public let kStylisticAltSixOffSelector = 13
/// The seventh set of other shapes.
public let kStylisticAltSevenOnSelector = 14
/// Not the seventh set of other shapes.
public let kStylisticAltSevenOffSelector = 15
/// The eighth set of other shapes.
public let kStylisticAltEightOnSelector = 16
/// Not the eighth set of other shapes.
public let kStylisticAltEightOffSelector = 17
/// The ninth set of other shapes.
public let kStylisticAltNineOnSelector = 18
/// Not the ninth set of other shapes.
public let kStylisticAltNineOffSelector = 19
/// The tenth set of other shapes.
public let kStylisticAltTenOnSelector = 20
/// Not the tenth set of other shapes.
public let kStylisticAltTenOffSelector = 21
/// The eleventh set of other shapes.
public let kStylisticAltElevenOnSelector = 22
/// Not the eleventh set of other shapes.
public let kStylisticAltElevenOffSelector = 23
/// The twelfth set of other shapes.
public let kStylisticAltTwelveOnSelector = 24
/// Not the twelfth set of other shapes.
public let kStylisticAltTwelveOffSelector = 25
/// The thirteenth set of other shapes.
public let kStylisticAltThirteenOnSelector = 26
/// Not the thirteenth set of other shapes.
public let kStylisticAltThirteenOffSelector = 27
/// The fourteenth set of other shapes.
public let kStylisticAltFourteenOnSelector = 28
/// Not the fourteenth set of other shapes.
public let kStylisticAltFourteenOffSelector = 29
/// The fifteenth set of other shapes.
public let kStylisticAltFifteenOnSelector = 30
/// Not the fifteenth set of other shapes.
public let kStylisticAltFifteenOffSelector = 31
/// The sixteenth set of other shapes.
public let kStylisticAltSixteenOnSelector = 32
/// Not the sixteenth set of other shapes.
public let kStylisticAltSixteenOffSelector = 33
/// The seventeenth set of other shapes.
public let kStylisticAltSeventeenOnSelector = 34
/// Not the seventeenth set of other shapes.
public let kStylisticAltSeventeenOffSelector = 35
/// The eighteenth set of other shapes.
public let kStylisticAltEighteenOnSelector = 36
/// Not the eighteenth set of other shapes.
public let kStylisticAltEighteenOffSelector = 37
/// The nineteenth set of other shapes.
public let kStylisticAltNineteenOnSelector = 38
/// Not the nineteenth set of other shapes.
public let kStylisticAltNineteenOffSelector = 39
/// The twentieth set of other shapes.
public let kStylisticAltTwentyOnSelector = 40
/// Not the twentieth set of other shapes.
public let kStylisticAltTwentyOffSelector = 41

/// The kind of the features of letters that others beside them change.
public let kContextualAlternatesType = 36
/// They change.
public let kContextualAlternatesOnSelector = 0
/// They do not.
public let kContextualAlternatesOffSelector = 1
/// Letters have flourishes.
public let kSwashAlternatesOnSelector = 2
/// They have none.
public let kSwashAlternatesOffSelector = 3
/// Letters have flourishes where those beside them leave room.
public let kContextualSwashAlternatesOnSelector = 4
/// They have none for that.
public let kContextualSwashAlternatesOffSelector = 5

/// The kind of the features of small letters.
public let kLowerCaseType = 37
/// As they are.
public let kDefaultLowerCaseSelector = 0
/// Small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// Capitals as high as small letters.
public let kLowerCasePetiteCapsSelector = 2

/// The kind of the features of capitals.
public let kUpperCaseType = 38
/// As they are.
public let kDefaultUpperCaseSelector = 0
/// Small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Capitals as high as small letters.
public let kUpperCasePetiteCapsSelector = 2
