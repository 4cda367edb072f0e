//! The tool on the shipped content: everything that `check` does, which is all stages but the writing.

use criterion::{Criterion, criterion_group, criterion_main};
use variorum_benches::root;

fn check(c: &mut Criterion) {
    let root = root();
    c.bench_function("check the shipped content", |bencher| {
        bencher.iter(|| variorum::check(&root).expect("it is a site"));
    });
}

criterion_group!(benches, check);
criterion_main!(benches);
