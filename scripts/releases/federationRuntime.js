// @ts-check
// Built into a script of its own; see scripts/bundling/standaloneRuntimeConfig.js.
const federationRuntime = require('@module-federation/runtime-core');

Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', federationRuntime);
