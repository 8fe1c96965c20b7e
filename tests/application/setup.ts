/**
 * Features are loaded when they are first asked for, which may be the last thing that a test sets off. Loaded ahead, none of
 * them comes after the end of its file, whose failure all later files of the worker would inherit.
 */
const parts = import.meta.glob('../../src/infrastructure/container/*.module.ts')
await Promise.all(Object.values(parts).map((load) => load()))
