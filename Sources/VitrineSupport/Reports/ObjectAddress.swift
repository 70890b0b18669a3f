/// Where an object is in memory, as `%p` writes it: what descriptions name objects by.
package func objectAddress(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
