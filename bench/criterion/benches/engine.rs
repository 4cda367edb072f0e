//! The engine: legal moves of positions from random games, and whole random games.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::{Position, Throw};
use variorum_benches::{Chance, game, rulesets};

/// Positions that are looked at in turn, more than fit into the first cache.
const POSITIONS: usize = 10_000;

fn legal_moves(c: &mut Criterion) {
    let mut group = c.benchmark_group("legal moves");
    group.throughput(Throughput::Elements(POSITIONS as u64));
    for (name, ruleset) in rulesets() {
        let mut chance = Chance(7);
        let mut positions: Vec<(Position, Throw)> = Vec::new();
        while positions.len() < POSITIONS {
            game(&ruleset, &mut chance, |position, throw| positions.push((*position, throw)));
        }
        positions.truncate(POSITIONS);
        group.bench_function(&name, |bencher| {
            bencher.iter(|| {
                for (position, throw) in &positions {
                    for m in position.legal_moves(&ruleset, *throw).iter() {
                        black_box(m);
                    }
                }
            });
        });
    }
    group.finish();
}

fn random_game(c: &mut Criterion) {
    let mut group = c.benchmark_group("random game");
    group.throughput(Throughput::Elements(1));
    for (name, ruleset) in rulesets() {
        let mut chance = Chance(7);
        group.bench_function(&name, |bencher| bencher.iter(|| game(&ruleset, &mut chance, |_, _| {})));
    }
    group.finish();
}

criterion_group!(benches, legal_moves, random_game);
criterion_main!(benches);
