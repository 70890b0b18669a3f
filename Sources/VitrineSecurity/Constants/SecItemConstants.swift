public import VitrineFoundation

// The keys of the dictionaries that describe items, and what may stand behind them (`SecItem.h`). The texts are
// Apple's.

// MARK: Classes

/// What kind of item it is.
public let kSecClass: CFString = "class"

/// A password.
public let kSecClassGenericPassword: CFString = "genp"

/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"

/// A certificate. The keychain here has none.
public let kSecClassCertificate: CFString = "cert"

/// A key. The keychain here has none.
public let kSecClassKey: CFString = "keys"

/// A certificate with its key. The keychain here has none.
public let kSecClassIdentity: CFString = "idnt"

// MARK: Attributes of all items

/// When the data may be read: one of the constants that begin so.
public let kSecAttrAccessible: CFString = "pdmn"

/// What a user must do to have the item: a `SecAccessControl`.
public let kSecAttrAccessControl: CFString = "accc"

/// The group of programs that may have the item; the program's own unless given.
public let kSecAttrAccessGroup: CFString = "agrp"

/// Whether the item is for the user's other devices, too; queries that do not name it find items that are not.
public let kSecAttrSynchronizable: CFString = "sync"

/// In queries: items for this device and for others.
public let kSecAttrSynchronizableAny: CFString = "syna"

/// When the item was added; the keychain sets it.
public let kSecAttrCreationDate: CFString = "cdat"

/// When the item was last changed; the keychain sets it.
public let kSecAttrModificationDate: CFString = "mdat"

/// What a user sees of the kind of item.
public let kSecAttrDescription: CFString = "desc"

/// What a user says of the item.
public let kSecAttrComment: CFString = "icmt"

/// Who has made the item: four letters as a number.
public let kSecAttrCreator: CFString = "crtr"

/// What type it is: four letters as a number.
public let kSecAttrType: CFString = "type"

/// The name that a user sees.
public let kSecAttrLabel: CFString = "labl"

/// Whether lists leave the item out.
public let kSecAttrIsInvisible: CFString = "invi"

/// Whether the item says that there is no password.
public let kSecAttrIsNegative: CFString = "nega"

/// The name of the account; of both classes' keys.
public let kSecAttrAccount: CFString = "acct"

// MARK: Attributes of passwords

/// The name of the service; of the class's key.
public let kSecAttrService: CFString = "svce"

/// What the program likes.
public let kSecAttrGeneric: CFString = "gena"

// MARK: Attributes of passwords for servers

/// The domain; of the class's key.
public let kSecAttrSecurityDomain: CFString = "sdmn"

/// The name or address of the server; of the class's key.
public let kSecAttrServer: CFString = "srvr"

/// How the server is talked to; of the class's key.
public let kSecAttrProtocol: CFString = "ptcl"

/// How it makes sure who one is; of the class's key.
public let kSecAttrAuthenticationType: CFString = "atyp"

/// The number of the port; of the class's key.
public let kSecAttrPort: CFString = "port"

/// The path; of the class's key.
public let kSecAttrPath: CFString = "path"

// MARK: When data may be read

/// While the device is unlocked; what items are unless something else is said.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"

/// Since the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"

/// While the device is unlocked, and only there.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"

/// Since the device was unlocked once, and only there.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"

/// Always.
@available(
    *, deprecated,
    message:
        "Use an accessibility level that provides some user protection, such as kSecAttrAccessibleAfterFirstUnlock"
)
public let kSecAttrAccessibleAlways: CFString = "dk"

/// Always, and only there.
@available(
    *, deprecated,
    message:
        "Use an accessibility level that provides some user protection, such as kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly"
)
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

/// On a device with a passcode only: here nothing can be added with it.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

// MARK: Values

/// The secret: `Data`.
public let kSecValueData: CFString = "v_Data"

/// A reference of an item.
public let kSecValueRef: CFString = "v_Ref"

/// A reference of an item that may be kept: `Data`.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"

// MARK: What is answered

/// Whether the secret is answered.
public let kSecReturnData: CFString = "r_Data"

/// Whether the attributes are answered.
public let kSecReturnAttributes: CFString = "r_Attributes"

/// Whether a reference is answered; of passwords it is one that may be kept.
public let kSecReturnRef: CFString = "r_Ref"

/// Whether a reference that may be kept is answered.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"

// MARK: How many

/// How many items are answered; one unless given.
public let kSecMatchLimit: CFString = "m_Limit"

/// One.
public let kSecMatchLimitOne: CFString = "m_LimitOne"

/// All.
public let kSecMatchLimitAll: CFString = "m_LimitAll"

// MARK: What happens where a user must be asked

/// What happens where a user must be asked. No item here needs it.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"

/// The user is asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"

/// The call fails.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"

/// Such items are left out.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"

/// Whether the call fails where a user must be asked. No item here needs it.
@available(*, deprecated, message: "Use kSecUseAuthenticationUI instead.")
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"

/// The `LAContext` by which a user has been asked. No item here needs it.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"

/// What a user is told. No item here needs it.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"

/// On macOS, whether the keychain is one as on iOS; here it always is.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
