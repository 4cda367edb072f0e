//! The rules engine in the browser: exports that convert and decide nothing.
