// @ts-check
// Built into a script of its own; see createStandaloneRuntimeConfig in webpack.common.js.
const federationRuntime = require('@module-federation/runtime-core');

Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', federationRuntime);
