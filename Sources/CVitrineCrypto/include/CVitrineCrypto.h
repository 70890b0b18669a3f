// Cryptography by OpenSSL 3, which is loaded when something is computed for the first time.
//
// Functions may be called on any thread. The program ends with a sentence where the library is missing.
#ifndef C_VITRINE_CRYPTO_H
#define C_VITRINE_CRYPTO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
    vitrine_hash_md5,
    vitrine_hash_sha1,
    vitrine_hash_sha256,
    vitrine_hash_sha384,
    vitrine_hash_sha512,
    vitrine_hash_sha224,
} vitrine_hash_kind;

/// A digest that is being computed.
typedef struct vitrine_hash vitrine_hash;

vitrine_hash *vitrine_hash_create(vitrine_hash_kind kind);
vitrine_hash *vitrine_hash_copy(const vitrine_hash *hash);
void vitrine_hash_free(vitrine_hash *hash);
void vitrine_hash_update(vitrine_hash *hash, const void *bytes, size_t count);
/// Ends it: only free follows.
void vitrine_hash_finish(vitrine_hash *hash, uint8_t *digest);

/// Overwrites bytes, also where the compiler sees that nobody reads them any more.
void vitrine_crypto_wipe(void *bytes, size_t count);
/// Whether both are the same, in a time that does not depend on where they differ.
bool vitrine_crypto_equal(const void *first, const void *second, size_t count);

typedef enum {
    vitrine_cipher_aes_gcm,
    vitrine_cipher_chacha,
} vitrine_cipher_kind;

/// Bytes of somebody else's.
typedef struct {
    const void *bytes;
    size_t count;
} vitrine_bytes;

/// Encrypts; the result has the length of the message, and the tag 16 bytes.
bool vitrine_cipher_seal(
    vitrine_cipher_kind kind, vitrine_bytes key, vitrine_bytes nonce, vitrine_bytes added,
    vitrine_bytes message, void *result, uint8_t *tag);
/// Decrypts; false where the tag is not that of the message.
bool vitrine_cipher_open(
    vitrine_cipher_kind kind, vitrine_bytes key, vitrine_bytes nonce, vitrine_bytes added,
    vitrine_bytes message, void *result, const uint8_t *tag);
/// Wraps a key by RFC 3394, which makes it 8 bytes longer, or takes it out again.
bool vitrine_cipher_wrap(vitrine_bytes key, vitrine_bytes message, bool wraps, void *result);

/// A cipher of the library's by its name, such as `AES-128-CBC`; NULL where it has none, or the key is none.
typedef struct vitrine_cryptor vitrine_cryptor;

/// - start: As many bytes as a block has, or NULL for zeros.
/// - pads: Whether the last block is filled up as PKCS #7 has it; without, there is none that is not full.
vitrine_cryptor *vitrine_cryptor_create(
    const char *name, bool encrypts, vitrine_bytes key, const void *start, bool pads);
void vitrine_cryptor_free(vitrine_cryptor *cryptor);
/// Writes as many bytes as it says; -1 where it failed. The result has room for the input and a block.
ptrdiff_t vitrine_cryptor_update(vitrine_cryptor *cryptor, vitrine_bytes input, void *result);
/// Writes the last block; -1 where what came is not full, or what is after the message is not as it should be.
ptrdiff_t vitrine_cryptor_finish(vitrine_cryptor *cryptor, void *result);

/// Makes a key of a password by PBKDF2 (RFC 8018).
bool vitrine_derive(
    vitrine_hash_kind kind, vitrine_bytes password, vitrine_bytes salt, uint32_t rounds, void *key,
    size_t count);

/// The keys and signatures of RFC 7748 and 8032: 32 bytes a key, 64 a signature.
bool vitrine_25519_public_key(bool signs, const uint8_t *private_key, uint8_t *result);
bool vitrine_25519_agree(const uint8_t *private_key, const uint8_t *public_key, uint8_t *result);
bool vitrine_25519_sign(const uint8_t *private_key, vitrine_bytes message, uint8_t *signature);
bool vitrine_25519_verify(const uint8_t *public_key, vitrine_bytes message, const uint8_t *signature);

typedef enum {
    vitrine_curve_p256,
    vitrine_curve_p384,
    vitrine_curve_p521,
} vitrine_curve;

// Coordinates and private keys are big-endian numbers as long as the field's prime: 32, 48 or 66 bytes. A point is the
// byte 4 and two coordinates; a signature is its two numbers.

/// A random private key.
///
/// - is_compact: its point is the one of two whose other coordinate is smaller, so that the first tells all of it.
bool vitrine_ec_generate(vitrine_curve curve, bool is_compact, uint8_t *private_key);
/// The point of a private key; false where that is no number of the curve's.
bool vitrine_ec_public_key(vitrine_curve curve, const uint8_t *private_key, uint8_t *point);
/// Reads a point in any form of X9.63; false where it is not on the curve.
bool vitrine_ec_read_point(vitrine_curve curve, vitrine_bytes bytes, uint8_t *point);
/// The point that a first coordinate tells, of two.
bool vitrine_ec_read_compact(vitrine_curve curve, const uint8_t *coordinate, uint8_t *point);
bool vitrine_ec_is_compact(vitrine_curve curve, const uint8_t *point);
bool vitrine_ec_agree(
    vitrine_curve curve, const uint8_t *private_key, const uint8_t *point, uint8_t *result);
bool vitrine_ec_sign(
    vitrine_curve curve, const uint8_t *private_key, vitrine_bytes digest, uint8_t *signature);
bool vitrine_ec_verify(
    vitrine_curve curve, const uint8_t *point, vitrine_bytes digest, const uint8_t *signature);
/// Reads a private key of PKCS #8 or SEC 1.
bool vitrine_ec_read_private_key(vitrine_curve curve, vitrine_bytes der, uint8_t *private_key);
/// Reads a public key of X.509.
bool vitrine_ec_read_public_key(vitrine_curve curve, vitrine_bytes der, uint8_t *point);
/// Reads a signature in DER.
bool vitrine_ec_read_signature(vitrine_curve curve, vitrine_bytes der, uint8_t *signature);

#endif
