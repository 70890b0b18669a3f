#include "openssl.h"

enum { x25519 = 1034, ed25519 = 1087, key_count = 32, signature_count = 64 };

/// Frees what may be missing, and what the library said of a failure.
static bool end(const openssl *ssl, EVP_PKEY *key, EVP_PKEY *other, bool result) {
    ssl->EVP_PKEY_free(key);
    ssl->EVP_PKEY_free(other);
    if (!result) ssl->ERR_clear_error();
    return result;
}

bool vitrine_25519_public_key(bool signs, const uint8_t *private_key, uint8_t *result) {
    const openssl *ssl = openssl_find();
    EVP_PKEY *key = ssl->EVP_PKEY_new_raw_private_key(signs ? ed25519 : x25519, NULL, private_key, key_count);
    size_t count = key_count;
    return end(ssl, key, NULL, key && ssl->EVP_PKEY_get_raw_public_key(key, result, &count) == 1);
}

bool vitrine_25519_agree(const uint8_t *private_key, const uint8_t *public_key, uint8_t *result) {
    const openssl *ssl = openssl_find();
    EVP_PKEY *key = ssl->EVP_PKEY_new_raw_private_key(x25519, NULL, private_key, key_count);
    EVP_PKEY *other = ssl->EVP_PKEY_new_raw_public_key(x25519, NULL, public_key, key_count);
    EVP_PKEY_CTX *context = key ? ssl->EVP_PKEY_CTX_new(key, NULL) : NULL;
    size_t count = key_count;
    bool is_done = context && other && ssl->EVP_PKEY_derive_init(context) == 1
        && ssl->EVP_PKEY_derive_set_peer(context, other) == 1
        && ssl->EVP_PKEY_derive(context, result, &count) == 1;
    ssl->EVP_PKEY_CTX_free(context);
    return end(ssl, key, other, is_done);
}

bool vitrine_25519_sign(const uint8_t *private_key, vitrine_bytes message, uint8_t *signature) {
    const openssl *ssl = openssl_find();
    EVP_PKEY *key = ssl->EVP_PKEY_new_raw_private_key(ed25519, NULL, private_key, key_count);
    EVP_MD_CTX *context = ssl->EVP_MD_CTX_new();
    size_t count = signature_count;
    bool is_done = key && context && ssl->EVP_DigestSignInit(context, NULL, NULL, NULL, key) == 1
        && ssl->EVP_DigestSign(context, signature, &count, message.bytes, message.count) == 1;
    ssl->EVP_MD_CTX_free(context);
    return end(ssl, key, NULL, is_done);
}

bool vitrine_25519_verify(const uint8_t *public_key, vitrine_bytes message, const uint8_t *signature) {
    const openssl *ssl = openssl_find();
    EVP_PKEY *key = ssl->EVP_PKEY_new_raw_public_key(ed25519, NULL, public_key, key_count);
    EVP_MD_CTX *context = ssl->EVP_MD_CTX_new();
    bool is_valid = key && context && ssl->EVP_DigestVerifyInit(context, NULL, NULL, NULL, key) == 1
        && ssl->EVP_DigestVerify(context, signature, signature_count, message.bytes, message.count) == 1;
    ssl->EVP_MD_CTX_free(context);
    return end(ssl, key, NULL, is_valid);
}
