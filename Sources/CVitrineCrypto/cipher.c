#include "openssl.h"

enum { set_nonce_length = 0x9, get_tag = 0x10, set_tag = 0x11, allows_wrapping = 1, tag_count = 16 };
/// The library counts by `int`.
static const size_t longest_part = 1 << 30;

static const char *name_of(vitrine_cipher_kind kind, size_t key_count) {
    if (kind == vitrine_cipher_chacha) return "ChaCha20-Poly1305";
    return key_count == 16 ? "AES-128-GCM" : key_count == 24 ? "AES-192-GCM" : "AES-256-GCM";
}

/// Passes bytes on in parts; without a result they are only authenticated.
static bool update(const openssl *ssl, EVP_CIPHER_CTX *context, vitrine_bytes input, uint8_t *result) {
    const uint8_t *bytes = input.bytes;
    for (size_t done = 0; done < input.count;) {
        size_t part = input.count - done < longest_part ? input.count - done : longest_part;
        int written = 0;
        if (ssl->EVP_CipherUpdate(context, result ? result + done : NULL, &written, bytes + done, (int)part) != 1)
            return false;
        done += part;
    }
    return true;
}

typedef struct {
    const openssl *ssl;
    EVP_CIPHER *cipher;
    EVP_CIPHER_CTX *context;
} job;

static job begin(const char *name) {
    const openssl *ssl = openssl_find();
    return (job){ssl, ssl->EVP_CIPHER_fetch(NULL, name, NULL), ssl->EVP_CIPHER_CTX_new()};
}

/// Frees it all. What OpenSSL says of a failure stays with its thread until somebody takes it.
static bool end(job job, bool result) {
    job.ssl->EVP_CIPHER_CTX_free(job.context);
    job.ssl->EVP_CIPHER_free(job.cipher);
    if (!result) job.ssl->ERR_clear_error();
    return result;
}

static bool prepare(job job, vitrine_bytes key, vitrine_bytes nonce, vitrine_bytes added, bool seals) {
    const openssl *ssl = job.ssl;
    return job.cipher && job.context
        && ssl->EVP_CipherInit_ex(job.context, job.cipher, NULL, NULL, NULL, seals) == 1
        && ssl->EVP_CIPHER_CTX_ctrl(job.context, set_nonce_length, (int)nonce.count, NULL) == 1
        && ssl->EVP_CipherInit_ex(job.context, NULL, NULL, key.bytes, nonce.bytes, seals) == 1
        && update(ssl, job.context, added, NULL);
}

bool vitrine_cipher_seal(
    vitrine_cipher_kind kind, vitrine_bytes key, vitrine_bytes nonce, vitrine_bytes added,
    vitrine_bytes message, void *result, uint8_t *tag) {
    job job = begin(name_of(kind, key.count));
    uint8_t rest[32];
    int written = 0;
    return end(
        job, prepare(job, key, nonce, added, true) && update(job.ssl, job.context, message, result)
            && job.ssl->EVP_CipherFinal_ex(job.context, rest, &written) == 1
            && job.ssl->EVP_CIPHER_CTX_ctrl(job.context, get_tag, tag_count, tag) == 1);
}

bool vitrine_cipher_open(
    vitrine_cipher_kind kind, vitrine_bytes key, vitrine_bytes nonce, vitrine_bytes added,
    vitrine_bytes message, void *result, const uint8_t *tag) {
    job job = begin(name_of(kind, key.count));
    uint8_t rest[32];
    int written = 0;
    bool is_open = prepare(job, key, nonce, added, false) && update(job.ssl, job.context, message, result)
        && job.ssl->EVP_CIPHER_CTX_ctrl(job.context, set_tag, tag_count, (void *)tag) == 1
        && job.ssl->EVP_CipherFinal_ex(job.context, rest, &written) == 1;
    // Nobody is to see what was not authenticated.
    if (!is_open) vitrine_crypto_wipe(result, message.count);
    return end(job, is_open);
}

bool vitrine_cipher_wrap(vitrine_bytes key, vitrine_bytes message, bool wraps, void *result) {
    job job = begin(key.count == 16 ? "AES-128-WRAP" : key.count == 24 ? "AES-192-WRAP" : "AES-256-WRAP");
    if (!job.cipher || !job.context) return end(job, false);
    job.ssl->EVP_CIPHER_CTX_set_flags(job.context, allows_wrapping);
    int written = 0;
    return end(
        job, job.ssl->EVP_CipherInit_ex(job.context, job.cipher, NULL, key.bytes, NULL, wraps) == 1
            && job.ssl->EVP_CipherUpdate(job.context, result, &written, message.bytes, (int)message.count) == 1);
}
