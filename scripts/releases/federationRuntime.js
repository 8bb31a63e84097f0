// @ts-check
// Built into a script of its own; see provideRuntime.js.
const bundlerRuntime = require('@module-federation/webpack-bundler-runtime');

Reflect.set(globalThis, '_FEDERATION_BUNDLER_RUNTIME', bundlerRuntime.default);
