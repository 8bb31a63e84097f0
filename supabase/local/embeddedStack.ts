import type { PGlite } from '@electric-sql/pglite';

// A test runner's world has a WebAssembly of its own, so `instanceof` would not tell.
function isGlobal(value: unknown): value is { value: number } {
  return typeof value === 'object' && value !== null && 'value' in value;
}

const kept = new WeakSet<PGlite>();

/**
 * Gives the embedded engine its stack back after every message. When a statement fails, the engine leaves
 * its frames by an exception of JavaScript and the pointer of its stack stays where they were: a few
 * hundred bytes to some kilobytes a failure, until after some thousand of them every statement fails with
 * "out of memory" or "ERRORDATA_STACK_SIZE exceeded". Between messages no frame of it is alive.
 */
export function keepStack(engine: PGlite): void {
  if (kept.has(engine)) return;
  kept.add(engine);
  const send = engine.execProtocolRawSync.bind(engine);
  engine.execProtocolRawSync = (message) => {
    const pointer: unknown = Reflect.get(engine.Module, '___stack_pointer');
    if (!isGlobal(pointer)) {
      throw new Error('The embedded engine shows no stack pointer; is this another version of it?');
    }
    const resting = pointer.value;
    try {
      return send(message);
    } finally {
      pointer.value = resting;
    }
  };
}
