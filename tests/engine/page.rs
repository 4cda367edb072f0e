//! The built module, called as a page calls it.
//!
//! `VARIORUM_ENGINE_WASM` names another module to call, such as one built from source by CI.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use engine::{Ruleset, Throw};
use wasmi::{Engine, Instance, Linker, Module, Store, WasmParams, WasmResults};

pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

pub(crate) fn module_bytes() -> Vec<u8> {
    let path = env::var_os("VARIORUM_ENGINE_WASM").map(PathBuf::from);
    fs::read(path.unwrap_or_else(|| root().join("site/engine.wasm"))).expect("the built module")
}

/// A game in the module.
pub(crate) struct Page {
    store: Store<()>,
    instance: Instance,
    buffer: usize,
}

impl Page {
    pub(crate) fn new() -> Page {
        let wasm = Engine::default();
        let module = Module::new(&wasm, module_bytes()).expect("a module");
        let mut store = Store::new(&wasm, ());
        let instance = Linker::new(&wasm).instantiate_and_start(&mut store, &module).expect("no imports");
        let mut page = Page { store, instance, buffer: 0 };
        page.buffer = page.ask("buffer", ()) as usize;
        page
    }

    pub(crate) fn call<P: WasmParams, R: WasmResults>(&mut self, name: &str, arguments: P) -> R {
        let export = self.instance.get_typed_func::<P, R>(&self.store, name).expect("an export");
        export.call(&mut self.store, arguments).expect("no trap")
    }

    pub(crate) fn ask<P: WasmParams>(&mut self, name: &str, arguments: P) -> u32 {
        self.call::<P, u32>(name, arguments)
    }

    pub(crate) fn bytes(&self, length: usize) -> Vec<u8> {
        let memory = self.instance.get_memory(&self.store, "memory").expect("the memory");
        memory.data(&self.store)[self.buffer..self.buffer + length].to_vec()
    }

    pub(crate) fn put(&mut self, bytes: &[u8]) -> u32 {
        let memory = self.instance.get_memory(&self.store, "memory").expect("the memory");
        memory.write(&mut self.store, self.buffer, bytes).expect("room in the buffer");
        bytes.len() as u32
    }

    pub(crate) fn load(&mut self, ruleset: &Ruleset) {
        let length = self.put(&ruleset.to_bytes());
        assert_eq!(self.ask("load", length), 0);
    }

    pub(crate) fn text(&mut self) -> String {
        let length = self.ask("print", ());
        String::from_utf8(self.bytes(length as usize)).expect("text")
    }

    pub(crate) fn set(&mut self, text: &str) -> u32 {
        let length = self.put(text.as_bytes());
        self.ask("parse", length)
    }

    pub(crate) fn moves(&mut self, throw: Throw) -> Vec<[u8; 2]> {
        let count = self.ask("moves", u32::from(throw.count()));
        self.bytes(2 * count as usize).chunks_exact(2).map(|m| [m[0], m[1]]).collect()
    }
}
