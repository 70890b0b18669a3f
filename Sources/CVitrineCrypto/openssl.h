#ifndef VITRINE_OPENSSL_H
#define VITRINE_OPENSSL_H

#include <stddef.h>
#include <stdint.h>

#include "CVitrineCrypto.h"

// What is used of OpenSSL 3, so that its headers need not be installed.

typedef struct evp_md_st EVP_MD;
typedef struct evp_md_ctx_st EVP_MD_CTX;
typedef struct evp_cipher_st EVP_CIPHER;
typedef struct evp_cipher_ctx_st EVP_CIPHER_CTX;
typedef struct evp_pkey_st EVP_PKEY;
typedef struct evp_pkey_ctx_st EVP_PKEY_CTX;
typedef struct ec_key_st EC_KEY;
typedef struct ec_group_st EC_GROUP;
typedef struct ec_point_st EC_POINT;
typedef struct bignum_st BIGNUM;
typedef struct bignum_ctx BN_CTX;
typedef struct ecdsa_sig_st ECDSA_SIG;

typedef struct {
    EVP_MD *(*EVP_MD_fetch)(void *, const char *, const char *);
    EVP_MD_CTX *(*EVP_MD_CTX_new)(void);
    void (*EVP_MD_CTX_free)(EVP_MD_CTX *);
    int (*EVP_MD_CTX_copy_ex)(EVP_MD_CTX *, const EVP_MD_CTX *);
    int (*EVP_DigestInit_ex)(EVP_MD_CTX *, const EVP_MD *, void *);
    int (*EVP_DigestUpdate)(EVP_MD_CTX *, const void *, size_t);
    int (*EVP_DigestFinal_ex)(EVP_MD_CTX *, uint8_t *, unsigned *);
    int (*EVP_DigestSignInit)(EVP_MD_CTX *, EVP_PKEY_CTX **, const EVP_MD *, void *, EVP_PKEY *);
    int (*EVP_DigestSign)(EVP_MD_CTX *, uint8_t *, size_t *, const void *, size_t);
    int (*EVP_DigestVerifyInit)(EVP_MD_CTX *, EVP_PKEY_CTX **, const EVP_MD *, void *, EVP_PKEY *);
    int (*EVP_DigestVerify)(EVP_MD_CTX *, const uint8_t *, size_t, const void *, size_t);

    EVP_CIPHER *(*EVP_CIPHER_fetch)(void *, const char *, const char *);
    void (*EVP_CIPHER_free)(EVP_CIPHER *);
    EVP_CIPHER_CTX *(*EVP_CIPHER_CTX_new)(void);
    void (*EVP_CIPHER_CTX_free)(EVP_CIPHER_CTX *);
    int (*EVP_CIPHER_CTX_ctrl)(EVP_CIPHER_CTX *, int, int, void *);
    void (*EVP_CIPHER_CTX_set_flags)(EVP_CIPHER_CTX *, int);
    int (*EVP_CIPHER_CTX_set_padding)(EVP_CIPHER_CTX *, int);
    int (*PKCS5_PBKDF2_HMAC)(
        const char *, int, const uint8_t *, int, int, const EVP_MD *, int, uint8_t *);
    int (*EVP_CipherInit_ex)(EVP_CIPHER_CTX *, const EVP_CIPHER *, void *, const void *, const void *, int);
    int (*EVP_CipherUpdate)(EVP_CIPHER_CTX *, uint8_t *, int *, const void *, int);
    int (*EVP_CipherFinal_ex)(EVP_CIPHER_CTX *, uint8_t *, int *);

    EVP_PKEY *(*EVP_PKEY_new_raw_private_key)(int, void *, const uint8_t *, size_t);
    EVP_PKEY *(*EVP_PKEY_new_raw_public_key)(int, void *, const uint8_t *, size_t);
    int (*EVP_PKEY_get_raw_public_key)(const EVP_PKEY *, uint8_t *, size_t *);
    void (*EVP_PKEY_free)(EVP_PKEY *);
    EVP_PKEY_CTX *(*EVP_PKEY_CTX_new)(EVP_PKEY *, void *);
    void (*EVP_PKEY_CTX_free)(EVP_PKEY_CTX *);
    int (*EVP_PKEY_derive_init)(EVP_PKEY_CTX *);
    int (*EVP_PKEY_derive_set_peer)(EVP_PKEY_CTX *, EVP_PKEY *);
    int (*EVP_PKEY_derive)(EVP_PKEY_CTX *, uint8_t *, size_t *);
    EC_KEY *(*EVP_PKEY_get1_EC_KEY)(EVP_PKEY *);
    EVP_PKEY *(*d2i_AutoPrivateKey)(EVP_PKEY **, const uint8_t **, long);
    EVP_PKEY *(*d2i_PUBKEY)(EVP_PKEY **, const uint8_t **, long);

    EC_KEY *(*EC_KEY_new_by_curve_name)(int);
    void (*EC_KEY_free)(EC_KEY *);
    int (*EC_KEY_generate_key)(EC_KEY *);
    const EC_GROUP *(*EC_KEY_get0_group)(const EC_KEY *);
    const BIGNUM *(*EC_KEY_get0_private_key)(const EC_KEY *);
    const EC_POINT *(*EC_KEY_get0_public_key)(const EC_KEY *);
    int (*EC_KEY_set_private_key)(EC_KEY *, const BIGNUM *);
    int (*EC_KEY_set_public_key)(EC_KEY *, const EC_POINT *);
    int (*EC_GROUP_get_curve_name)(const EC_GROUP *);
    int (*EC_GROUP_get_curve)(const EC_GROUP *, BIGNUM *, BIGNUM *, BIGNUM *, BN_CTX *);
    const BIGNUM *(*EC_GROUP_get0_order)(const EC_GROUP *);
    EC_POINT *(*EC_POINT_new)(const EC_GROUP *);
    void (*EC_POINT_free)(EC_POINT *);
    int (*EC_POINT_mul)(
        const EC_GROUP *, EC_POINT *, const BIGNUM *, const EC_POINT *, const BIGNUM *, BN_CTX *);
    int (*EC_POINT_invert)(const EC_GROUP *, EC_POINT *, BN_CTX *);
    int (*EC_POINT_oct2point)(const EC_GROUP *, EC_POINT *, const uint8_t *, size_t, BN_CTX *);
    size_t (*EC_POINT_point2oct)(const EC_GROUP *, const EC_POINT *, int, uint8_t *, size_t, BN_CTX *);
    int (*ECDH_compute_key)(void *, size_t, const EC_POINT *, const EC_KEY *, void *);
    ECDSA_SIG *(*ECDSA_do_sign)(const uint8_t *, int, EC_KEY *);
    int (*ECDSA_do_verify)(const uint8_t *, int, const ECDSA_SIG *, EC_KEY *);
    ECDSA_SIG *(*ECDSA_SIG_new)(void);
    void (*ECDSA_SIG_free)(ECDSA_SIG *);
    void (*ECDSA_SIG_get0)(const ECDSA_SIG *, const BIGNUM **, const BIGNUM **);
    int (*ECDSA_SIG_set0)(ECDSA_SIG *, BIGNUM *, BIGNUM *);
    ECDSA_SIG *(*d2i_ECDSA_SIG)(ECDSA_SIG **, const uint8_t **, long);

    BIGNUM *(*BN_new)(void);
    BIGNUM *(*BN_bin2bn)(const uint8_t *, int, BIGNUM *);
    int (*BN_bn2binpad)(const BIGNUM *, uint8_t *, int);
    void (*BN_clear_free)(BIGNUM *);
    int (*BN_cmp)(const BIGNUM *, const BIGNUM *);
    int (*BN_sub)(BIGNUM *, const BIGNUM *, const BIGNUM *);

    void (*ERR_clear_error)(void);

    /// By vitrine_hash_kind.
    EVP_MD *digests[6];
} openssl;

/// The library. The first call loads it, and ends the program where it is missing.
const openssl *openssl_find(void);

#endif
