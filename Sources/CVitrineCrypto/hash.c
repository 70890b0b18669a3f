#define _DEFAULT_SOURCE

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "openssl.h"

// A hash is a context of the library's, whose type clients do not see.

static EVP_MD_CTX *context(const vitrine_hash *hash) { return (EVP_MD_CTX *)hash; }

/// A digest that is wrong is worse than none: what only fails without memory, or where the machine forbids an
/// algorithm, ends the program.
static void expect(bool is_done) {
    if (is_done) return;
    fputs("OpenSSL did not compute a digest: its configuration forbids it, or there is no memory.\n", stderr);
    abort();
}

vitrine_hash *vitrine_hash_create(vitrine_hash_kind kind) {
    const openssl *ssl = openssl_find();
    EVP_MD_CTX *result = ssl->EVP_MD_CTX_new();
    expect(result && ssl->digests[kind] && ssl->EVP_DigestInit_ex(result, ssl->digests[kind], NULL) == 1);
    return (vitrine_hash *)result;
}

vitrine_hash *vitrine_hash_copy(const vitrine_hash *hash) {
    const openssl *ssl = openssl_find();
    EVP_MD_CTX *result = ssl->EVP_MD_CTX_new();
    expect(result && ssl->EVP_MD_CTX_copy_ex(result, context(hash)) == 1);
    return (vitrine_hash *)result;
}

void vitrine_hash_free(vitrine_hash *hash) { openssl_find()->EVP_MD_CTX_free(context(hash)); }

void vitrine_hash_update(vitrine_hash *hash, const void *bytes, size_t count) {
    if (count > 0) expect(openssl_find()->EVP_DigestUpdate(context(hash), bytes, count) == 1);
}

void vitrine_hash_finish(vitrine_hash *hash, uint8_t *digest) {
    expect(openssl_find()->EVP_DigestFinal_ex(context(hash), digest, NULL) == 1);
}

void vitrine_crypto_wipe(void *bytes, size_t count) { explicit_bzero(bytes, count); }

bool vitrine_crypto_equal(const void *first, const void *second, size_t count) {
    const volatile uint8_t *left = first, *right = second;
    uint8_t difference = 0;
    for (size_t index = 0; index < count; index++) difference |= left[index] ^ right[index];
    return difference == 0;
}
