// What ciphers are called, and how they end (`CommonCryptor.h`, `CommonCryptoError.h`).

/// How a function ended, by one of the constants.
public typealias CCCryptorStatus = Int32
/// How a function ended, by one of the constants.
public typealias CCStatus = Int32
/// How random bytes were made, by one of the constants.
public typealias CCRNGStatus = CCCryptorStatus
/// Encrypting or decrypting.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// How blocks depend on one another, and how the last one is filled up.
public typealias CCOptions = UInt32
/// How blocks depend on one another.
public typealias CCMode = UInt32
/// How the last block is filled up.
public typealias CCPadding = UInt32
/// More of a mode.
public typealias CCModeOptions = UInt32

// MARK: Results

/// All went well.
public let kCCSuccess = 0
/// An argument is none.
public let kCCParamError = -4300
/// The result has more bytes than there is room for.
public let kCCBufferTooSmall = -4301
/// There is no memory.
public let kCCMemoryFailure = -4302
/// The message is not a number of full blocks.
public let kCCAlignmentError = -4303
/// What was encrypted is not as it should be.
public let kCCDecodeError = -4304
/// There is no such cipher here.
public let kCCUnimplemented = -4305
/// A number is too large.
public let kCCOverflow = -4306
/// There are no random bytes.
public let kCCRNGFailure = -4307
/// Something else.
public let kCCUnspecifiedError = -4308
/// Functions were called in another order than they have.
public let kCCCallSequenceError = -4309
/// The cipher has no keys of that length.
public let kCCKeySizeError = -4310
/// The key is none.
public let kCCInvalidKey = -4311

// MARK: Operations

/// Encrypts.
public let kCCEncrypt = 0
/// Decrypts.
public let kCCDecrypt = 1

// MARK: Ciphers

/// AES, with keys of any of its lengths.
public let kCCAlgorithmAES128 = 0
/// AES.
public let kCCAlgorithmAES = 0
/// DES. It is broken: no secrets.
public let kCCAlgorithmDES = 1
/// DES three times, with a key of 24 bytes.
public let kCCAlgorithm3DES = 2
/// CAST. Not here.
public let kCCAlgorithmCAST = 3
/// RC4. Not here.
public let kCCAlgorithmRC4 = 4
/// RC2. Not here.
public let kCCAlgorithmRC2 = 5
/// Blowfish. Not here.
public let kCCAlgorithmBlowfish = 6

// MARK: Options

/// The last block is filled up, as PKCS #7 has it.
public let kCCOptionPKCS7Padding = 1
/// Each block by itself, which shows which ones are alike; else each depends on the one before (CBC).
public let kCCOptionECBMode = 2

// MARK: Modes

/// Each block by itself.
public let kCCModeECB = 1
/// Each block depends on the one before.
public let kCCModeCBC = 2
/// A stream, by what was encrypted.
public let kCCModeCFB = 3
/// A stream, by a counter.
public let kCCModeCTR = 4
/// A stream, by what encrypts.
public let kCCModeOFB = 7
/// Only full blocks.
public let ccNoPadding = 0
/// The last block is filled up.
public let ccPKCS7Padding = 1
/// The counter's large bytes come first, as always.
public let kCCModeOptionCTR_BE = 2

// MARK: Sizes, in bytes

/// A key of AES.
public let kCCKeySizeAES128 = 16
/// A key of AES.
public let kCCKeySizeAES192 = 24
/// A key of AES.
public let kCCKeySizeAES256 = 32
/// A key of DES.
public let kCCKeySizeDES = 8
/// A key of DES three times.
public let kCCKeySize3DES = 24
/// A block of AES.
public let kCCBlockSizeAES128 = 16
/// A block of DES.
public let kCCBlockSizeDES = 8
/// A block of DES three times.
public let kCCBlockSize3DES = 8
