#include <limits.h>

#include "openssl.h"

// A cryptor is a context of the library's, whose type clients do not see.

static EVP_CIPHER_CTX *context(vitrine_cryptor *cryptor) { return (EVP_CIPHER_CTX *)cryptor; }

vitrine_cryptor *vitrine_cryptor_create(
    const char *name, bool encrypts, vitrine_bytes key, const void *start, bool pads) {
    static const uint8_t zeros[16];
    const openssl *ssl = openssl_find();
    EVP_CIPHER *cipher = ssl->EVP_CIPHER_fetch(NULL, name, NULL);
    EVP_CIPHER_CTX *result = ssl->EVP_CIPHER_CTX_new();
    bool is_ready = cipher && result
        && ssl->EVP_CipherInit_ex(result, cipher, NULL, key.bytes, start ? start : zeros, encrypts) == 1
        && ssl->EVP_CIPHER_CTX_set_padding(result, pads) == 1;
    // The context keeps the cipher.
    ssl->EVP_CIPHER_free(cipher);
    if (is_ready) return (vitrine_cryptor *)result;
    ssl->EVP_CIPHER_CTX_free(result);
    ssl->ERR_clear_error();
    return NULL;
}

void vitrine_cryptor_free(vitrine_cryptor *cryptor) { openssl_find()->EVP_CIPHER_CTX_free(context(cryptor)); }

ptrdiff_t vitrine_cryptor_update(vitrine_cryptor *cryptor, vitrine_bytes input, void *result) {
    const openssl *ssl = openssl_find();
    const uint8_t *bytes = input.bytes;
    uint8_t *end = result;
    // The library counts by `int`.
    for (size_t done = 0; done < input.count;) {
        size_t part = input.count - done < INT_MAX / 2 ? input.count - done : INT_MAX / 2;
        int written = 0;
        if (ssl->EVP_CipherUpdate(context(cryptor), end, &written, bytes + done, (int)part) != 1) {
            ssl->ERR_clear_error();
            return -1;
        }
        done += part;
        end += written;
    }
    return end - (uint8_t *)result;
}

ptrdiff_t vitrine_cryptor_finish(vitrine_cryptor *cryptor, void *result) {
    int written = 0;
    if (openssl_find()->EVP_CipherFinal_ex(context(cryptor), result, &written) == 1) return written;
    openssl_find()->ERR_clear_error();
    return -1;
}

bool vitrine_derive(
    vitrine_hash_kind kind, vitrine_bytes password, vitrine_bytes salt, uint32_t rounds, void *key,
    size_t count) {
    const openssl *ssl = openssl_find();
    if (password.count > INT_MAX || salt.count > INT_MAX || rounds > INT_MAX || count > INT_MAX) return false;
    bool is_done = ssl->digests[kind]
        && ssl->PKCS5_PBKDF2_HMAC(
               password.bytes ? password.bytes : "", (int)password.count, salt.bytes, (int)salt.count,
               (int)rounds, ssl->digests[kind], (int)count, key)
            == 1;
    if (!is_done) ssl->ERR_clear_error();
    return is_done;
}
