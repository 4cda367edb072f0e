//! The digest that rules are named by.

/// FNV-1a, mixed as SplitMix64 does, so that each bit of the bytes tells in each of the digest.
pub(crate) fn digest(bytes: &[u8]) -> u64 {
    let fold = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    let hash: u64 = bytes.iter().fold(0xcbf2_9ce4_8422_2325, fold);
    let hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ (hash >> 31)
}
