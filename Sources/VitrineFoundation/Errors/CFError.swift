public import Foundation

// Core Foundation's errors, which are Foundation's (`CFError.h`).

/// The domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }

/// The code of an error.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }

/// What else is known of an error.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo }

/// A sentence for the user.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
