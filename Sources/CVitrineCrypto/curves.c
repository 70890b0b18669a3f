#include "openssl.h"

// The functions of EC_KEY are older than those of EVP_PKEY, and need a fifth of the calls for keys that are numbers.

enum { uncompressed = 4, compressed_even = 2 };

static int identifier(vitrine_curve curve) {
    static const int identifiers[] = {415, 715, 716};
    return identifiers[curve];
}

static size_t width_of(vitrine_curve curve) {
    static const size_t widths[] = {32, 48, 66};
    return widths[curve];
}

/// A key that is being put together; its functions do nothing once one has failed.
typedef struct {
    const openssl *ssl;
    EC_KEY *key;
    const EC_GROUP *group;
    size_t width;
    bool is_valid;
} job;

static job take(EC_KEY *key, vitrine_curve curve) {
    const openssl *ssl = openssl_find();
    const EC_GROUP *group = key ? ssl->EC_KEY_get0_group(key) : NULL;
    bool is_valid = group && ssl->EC_GROUP_get_curve_name(group) == identifier(curve);
    return (job){ssl, key, group, width_of(curve), is_valid};
}

static job begin(vitrine_curve curve) {
    return take(openssl_find()->EC_KEY_new_by_curve_name(identifier(curve)), curve);
}

static bool end(job *job) {
    job->ssl->EC_KEY_free(job->key);
    if (!job->is_valid) job->ssl->ERR_clear_error();
    return job->is_valid;
}

/// Sets the private key: 1 up to the order of the curve.
static void set_private(job *job, const uint8_t *bytes) {
    if (!job->is_valid) return;
    const openssl *ssl = job->ssl;
    BIGNUM *number = ssl->BN_bin2bn(bytes, (int)job->width, NULL);
    BIGNUM *zero = ssl->BN_new();
    job->is_valid = number && zero && ssl->BN_cmp(number, zero) > 0
        && ssl->BN_cmp(number, ssl->EC_GROUP_get0_order(job->group)) < 0
        && ssl->EC_KEY_set_private_key(job->key, number) == 1;
    ssl->BN_clear_free(number);
    ssl->BN_clear_free(zero);
}

/// Computes the public key of the private one.
static void derive_public(job *job) {
    if (!job->is_valid) return;
    const openssl *ssl = job->ssl;
    EC_POINT *point = ssl->EC_POINT_new(job->group);
    job->is_valid = point
        && ssl->EC_POINT_mul(job->group, point, ssl->EC_KEY_get0_private_key(job->key), NULL, NULL, NULL) == 1
        && ssl->EC_KEY_set_public_key(job->key, point) == 1;
    ssl->EC_POINT_free(point);
}

/// Sets the public key. The library refuses what is not on the curve; the point at infinity is one byte, and no key.
static void set_public(job *job, const uint8_t *bytes, size_t count) {
    if (!job->is_valid) return;
    const openssl *ssl = job->ssl;
    EC_POINT *point = ssl->EC_POINT_new(job->group);
    job->is_valid = point && count > 1
        && ssl->EC_POINT_oct2point(job->group, point, bytes, count, NULL) == 1
        && ssl->EC_KEY_set_public_key(job->key, point) == 1;
    ssl->EC_POINT_free(point);
}

static void write_public(job *job, uint8_t *result) {
    if (!job->is_valid) return;
    const EC_POINT *point = job->ssl->EC_KEY_get0_public_key(job->key);
    size_t count = 2 * job->width + 1;
    job->is_valid = point
        && job->ssl->EC_POINT_point2oct(job->group, point, uncompressed, result, count, NULL) == count;
}

static void write_private(job *job, uint8_t *result) {
    if (!job->is_valid) return;
    const BIGNUM *number = job->ssl->EC_KEY_get0_private_key(job->key);
    job->is_valid = number && job->ssl->BN_bn2binpad(number, result, (int)job->width) > 0;
}

/// Whether the second coordinate of a point is not the larger one of y and p - y.
static bool is_compact(job *job, const uint8_t *point) {
    const openssl *ssl = job->ssl;
    BIGNUM *second = ssl->BN_bin2bn(point + 1 + job->width, (int)job->width, NULL);
    BIGNUM *prime = ssl->BN_new(), *other = ssl->BN_new();
    bool result = second && prime && other
        && ssl->EC_GROUP_get_curve(job->group, prime, NULL, NULL, NULL) == 1
        && ssl->BN_sub(other, prime, second) == 1 && ssl->BN_cmp(second, other) <= 0;
    ssl->BN_clear_free(second);
    ssl->BN_clear_free(prime);
    ssl->BN_clear_free(other);
    return result;
}

/// The number whose point is the other one of the same first coordinate.
static void negate_private(job *job) {
    if (!job->is_valid) return;
    const openssl *ssl = job->ssl;
    BIGNUM *number = ssl->BN_new();
    job->is_valid = number
        && ssl->BN_sub(number, ssl->EC_GROUP_get0_order(job->group), ssl->EC_KEY_get0_private_key(job->key)) == 1
        && ssl->EC_KEY_set_private_key(job->key, number) == 1;
    ssl->BN_clear_free(number);
}

bool vitrine_ec_generate(vitrine_curve curve, bool compact, uint8_t *private_key) {
    job job = begin(curve);
    uint8_t point[2 * 66 + 1];
    job.is_valid = job.is_valid && job.ssl->EC_KEY_generate_key(job.key) == 1;
    write_public(&job, point);
    if (job.is_valid && compact && !is_compact(&job, point)) negate_private(&job);
    write_private(&job, private_key);
    return end(&job);
}

bool vitrine_ec_public_key(vitrine_curve curve, const uint8_t *private_key, uint8_t *point) {
    job job = begin(curve);
    set_private(&job, private_key);
    derive_public(&job);
    write_public(&job, point);
    return end(&job);
}

bool vitrine_ec_read_point(vitrine_curve curve, vitrine_bytes bytes, uint8_t *point) {
    job job = begin(curve);
    set_public(&job, bytes.bytes, bytes.count);
    write_public(&job, point);
    return end(&job);
}

bool vitrine_ec_read_compact(vitrine_curve curve, const uint8_t *coordinate, uint8_t *point) {
    job job = begin(curve);
    uint8_t form[66 + 1] = {compressed_even};
    for (size_t index = 0; index < job.width; index++) form[1 + index] = coordinate[index];
    set_public(&job, form, job.width + 1);
    write_public(&job, point);
    if (job.is_valid && !is_compact(&job, point)) {
        form[0] = compressed_even + 1;
        set_public(&job, form, job.width + 1);
        write_public(&job, point);
    }
    return end(&job);
}

bool vitrine_ec_is_compact(vitrine_curve curve, const uint8_t *point) {
    job job = begin(curve);
    job.is_valid = job.is_valid && is_compact(&job, point);
    return end(&job);
}

bool vitrine_ec_agree(vitrine_curve curve, const uint8_t *private_key, const uint8_t *point, uint8_t *result) {
    job job = begin(curve);
    set_private(&job, private_key);
    set_public(&job, point, 2 * job.width + 1);
    if (job.is_valid) {
        const EC_POINT *other = job.ssl->EC_KEY_get0_public_key(job.key);
        job.is_valid = job.ssl->ECDH_compute_key(result, job.width, other, job.key, NULL) == (int)job.width;
    }
    return end(&job);
}

static bool write_signature(const openssl *ssl, const ECDSA_SIG *signature, size_t width, uint8_t *result) {
    const BIGNUM *first = NULL, *second = NULL;
    ssl->ECDSA_SIG_get0(signature, &first, &second);
    return ssl->BN_bn2binpad(first, result, (int)width) > 0
        && ssl->BN_bn2binpad(second, result + width, (int)width) > 0;
}

bool vitrine_ec_sign(vitrine_curve curve, const uint8_t *private_key, vitrine_bytes digest, uint8_t *result) {
    job job = begin(curve);
    set_private(&job, private_key);
    if (job.is_valid) {
        ECDSA_SIG *signature = job.ssl->ECDSA_do_sign(digest.bytes, (int)digest.count, job.key);
        job.is_valid = signature && write_signature(job.ssl, signature, job.width, result);
        job.ssl->ECDSA_SIG_free(signature);
    }
    return end(&job);
}

bool vitrine_ec_verify(
    vitrine_curve curve, const uint8_t *point, vitrine_bytes digest, const uint8_t *bytes) {
    job job = begin(curve);
    set_public(&job, point, 2 * job.width + 1);
    if (job.is_valid) {
        const openssl *ssl = job.ssl;
        ECDSA_SIG *signature = ssl->ECDSA_SIG_new();
        BIGNUM *first = ssl->BN_bin2bn(bytes, (int)job.width, NULL);
        BIGNUM *second = ssl->BN_bin2bn(bytes + job.width, (int)job.width, NULL);
        // The signature owns its numbers from then on.
        bool is_set = signature && first && second && ssl->ECDSA_SIG_set0(signature, first, second) == 1;
        job.is_valid = is_set
            && ssl->ECDSA_do_verify(digest.bytes, (int)digest.count, signature, job.key) == 1;
        ssl->ECDSA_SIG_free(signature);
        if (!is_set) {
            ssl->BN_clear_free(first);
            ssl->BN_clear_free(second);
        }
    }
    return end(&job);
}

/// The key of what was read, if nothing follows it.
static job read(vitrine_curve curve, EVP_PKEY *key, bool is_whole) {
    const openssl *ssl = openssl_find();
    job job = take(key ? ssl->EVP_PKEY_get1_EC_KEY(key) : NULL, curve);
    job.is_valid = job.is_valid && is_whole;
    ssl->EVP_PKEY_free(key);
    return job;
}

bool vitrine_ec_read_private_key(vitrine_curve curve, vitrine_bytes der, uint8_t *private_key) {
    const uint8_t *rest = der.bytes;
    EVP_PKEY *key = openssl_find()->d2i_AutoPrivateKey(NULL, &rest, (long)der.count);
    job job = read(curve, key, rest == (const uint8_t *)der.bytes + der.count);
    write_private(&job, private_key);
    return end(&job);
}

bool vitrine_ec_read_public_key(vitrine_curve curve, vitrine_bytes der, uint8_t *point) {
    const uint8_t *rest = der.bytes;
    EVP_PKEY *key = openssl_find()->d2i_PUBKEY(NULL, &rest, (long)der.count);
    job job = read(curve, key, rest == (const uint8_t *)der.bytes + der.count);
    write_public(&job, point);
    return end(&job);
}

bool vitrine_ec_read_signature(vitrine_curve curve, vitrine_bytes der, uint8_t *result) {
    const openssl *ssl = openssl_find();
    const uint8_t *rest = der.bytes;
    ECDSA_SIG *signature = ssl->d2i_ECDSA_SIG(NULL, &rest, (long)der.count);
    bool is_valid = signature && rest == (const uint8_t *)der.bytes + der.count
        && write_signature(ssl, signature, width_of(curve), result);
    ssl->ECDSA_SIG_free(signature);
    if (!is_valid) ssl->ERR_clear_error();
    return is_valid;
}
