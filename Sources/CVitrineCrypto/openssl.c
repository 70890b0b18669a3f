#include "openssl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

// OpenSSL is loaded by the first program that computes something with it: it takes 5 ms, and most programs do not.

#define FUNCTION(name) {#name, offsetof(openssl, name)}

static const struct {
    const char *name;
    size_t place;
} names[] = {
    FUNCTION(EVP_MD_fetch), FUNCTION(EVP_MD_CTX_new), FUNCTION(EVP_MD_CTX_free), FUNCTION(EVP_MD_CTX_copy_ex),
    FUNCTION(EVP_DigestInit_ex), FUNCTION(EVP_DigestUpdate), FUNCTION(EVP_DigestFinal_ex),
    FUNCTION(EVP_DigestSignInit), FUNCTION(EVP_DigestSign), FUNCTION(EVP_DigestVerifyInit),
    FUNCTION(EVP_DigestVerify),
    FUNCTION(EVP_CIPHER_fetch), FUNCTION(EVP_CIPHER_free), FUNCTION(EVP_CIPHER_CTX_new),
    FUNCTION(EVP_CIPHER_CTX_free), FUNCTION(EVP_CIPHER_CTX_ctrl), FUNCTION(EVP_CIPHER_CTX_set_flags),
    FUNCTION(EVP_CIPHER_CTX_set_padding), FUNCTION(PKCS5_PBKDF2_HMAC),
    FUNCTION(EVP_CipherInit_ex), FUNCTION(EVP_CipherUpdate), FUNCTION(EVP_CipherFinal_ex),
    FUNCTION(EVP_PKEY_new_raw_private_key), FUNCTION(EVP_PKEY_new_raw_public_key),
    FUNCTION(EVP_PKEY_get_raw_public_key), FUNCTION(EVP_PKEY_free), FUNCTION(EVP_PKEY_CTX_new),
    FUNCTION(EVP_PKEY_CTX_free), FUNCTION(EVP_PKEY_derive_init), FUNCTION(EVP_PKEY_derive_set_peer),
    FUNCTION(EVP_PKEY_derive), FUNCTION(EVP_PKEY_get1_EC_KEY), FUNCTION(d2i_AutoPrivateKey),
    FUNCTION(d2i_PUBKEY),
    FUNCTION(EC_KEY_new_by_curve_name), FUNCTION(EC_KEY_free), FUNCTION(EC_KEY_generate_key),
    FUNCTION(EC_KEY_get0_group), FUNCTION(EC_KEY_get0_private_key), FUNCTION(EC_KEY_get0_public_key),
    FUNCTION(EC_KEY_set_private_key), FUNCTION(EC_KEY_set_public_key), FUNCTION(EC_GROUP_get_curve_name),
    FUNCTION(EC_GROUP_get_curve), FUNCTION(EC_GROUP_get0_order), FUNCTION(EC_POINT_new),
    FUNCTION(EC_POINT_free), FUNCTION(EC_POINT_mul), FUNCTION(EC_POINT_invert), FUNCTION(EC_POINT_oct2point),
    FUNCTION(EC_POINT_point2oct), FUNCTION(ECDH_compute_key), FUNCTION(ECDSA_do_sign),
    FUNCTION(ECDSA_do_verify), FUNCTION(ECDSA_SIG_new), FUNCTION(ECDSA_SIG_free), FUNCTION(ECDSA_SIG_get0),
    FUNCTION(ECDSA_SIG_set0), FUNCTION(d2i_ECDSA_SIG),
    FUNCTION(BN_new), FUNCTION(BN_bin2bn), FUNCTION(BN_bn2binpad), FUNCTION(BN_clear_free), FUNCTION(BN_cmp),
    FUNCTION(BN_sub), FUNCTION(ERR_clear_error),
};

static openssl functions;

static void fail(const char *what) {
    fprintf(stderr, "Cryptography needs OpenSSL 3, of which %s is missing: install the package libssl3.\n", what);
    abort();
}

static void load(void) {
    void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!library) fail("the library libcrypto.so.3");
    for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
        void *function = dlsym(library, names[index].name);
        if (!function) fail(names[index].name);
        *(void **)((char *)&functions + names[index].place) = function;
    }
    // Looked up once: it takes longer than the digest of a short text.
    static const char *const digests[] = {"MD5", "SHA1", "SHA256", "SHA384", "SHA512", "SHA224"};
    for (size_t index = 0; index < sizeof digests / sizeof *digests; index++)
        functions.digests[index] = functions.EVP_MD_fetch(NULL, digests[index], NULL);
}

const openssl *openssl_find(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return &functions;
}
