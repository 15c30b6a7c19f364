/work/wt/rules/bench/target/release/examples/stages-4a22827637715378.d: examples/stages.rs

/work/wt/rules/bench/target/release/examples/stages-4a22827637715378: examples/stages.rs

examples/stages.rs:

# env-dep:CARGO_MANIFEST_DIR=/work/wt/rules/bench
