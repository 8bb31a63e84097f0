// @ts-check
const { BroadcastChannel: NodeChannel } = require('node:worker_threads');
const { TestEnvironment } = require('jest-environment-jsdom');

/** An open channel must not keep the test run from ending. */
class UnheldBroadcastChannel extends NodeChannel {
  /** @param {string} name */
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** Nothing is laid out in jsdom, so that nothing ever has another size. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What every supported browser has and jsdom lacks. */
const missing = {
  BroadcastChannel: UnheldBroadcastChannel,
  Headers,
  ReadableStream,
  Request,
  ResizeObserver: StillObserver,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  WritableStream,
  fetch,
  structuredClone,
};

/**
 * Gives files their bytes, which jsdom reads the old way alone.
 * @param {object} window
 */
function readBytesOfBlobs(window) {
  /** @type {typeof globalThis} */
  const { Blob, FileReader } = Object(window);
  Blob.prototype.arrayBuffer ??= function arrayBuffer() {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(/** @type {ArrayBuffer} */ (reader.result));
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
}

/** A browser window as far as jsdom goes, with the platform's own fetch, streams and encoders. */
class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const [name, value] of Object.entries(missing)) {
      if (!(name in this.global)) Reflect.set(this.global, name, value);
    }
    readBytesOfBlobs(this.global);
  }
}

module.exports = BrowserEnvironment;
