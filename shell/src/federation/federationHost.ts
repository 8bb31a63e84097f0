import {
  createInstance,
  getInstance,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import * as federationRuntime from '@module-federation/runtime-core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import type { RemoteName } from '@tree-service/kernel/contract';
import { loadCheckedScript, loadCheckedSheet } from '@tree-service/kernel/integrity';
import { knownManifest } from './manifests';
import type { ShareScope } from './sharedModules';
import { timeLimits } from './timeLimits';

const HOST_NAME = 'shell';

/**
 * Federation itself waits for ever and takes any answer for a manifest or a script; this adds limits
 * and checks.
 */
const limits: ModuleFederationRuntimePlugin = {
  name: 'limits',
  async fetch(address) {
    return new Response(JSON.stringify(await knownManifest(address)), {
      headers: { 'content-type': 'application/json' },
    });
  },
  createScript({ url }) {
    const script = document.createElement('script');
    loadCheckedScript(script, url);
    return { script, timeout: timeLimits.entry };
  },
  createLink({ url, attrs }) {
    const link = document.createElement('link');
    for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
    loadCheckedSheet(link, url);
    return { link, timeout: timeLimits.entry };
  },
};

type Options = Parameters<typeof createInstance>[0];

/** What federation itself does for a bundle, apart from taking it for the shell, with which it was built. */
function initBundle(options: Options): ModuleFederation {
  const known = getInstance(({ name }) => name === options.name);
  if (!known) return createInstance(options);
  known.initOptions(options);
  return known;
}

/** Where remotes, which carry no federation runtime, look for its parts; see webpack.common.js. */
const runtimeGlobals = {
  // Remotes built before they left out the other part have what is between the two.
  _FEDERATION_RUNTIME_CORE: federationRuntime,
  _FEDERATION_BUNDLER_RUNTIME: {
    ...bundlerRuntime,
    runtime: { ...bundlerRuntime.runtime, init: initBundle },
    // A build that exposes nothing itself, such as the shell's, leaves this out.
    bundlerRuntime: { ...bundlerRuntime.bundlerRuntime, initContainerEntry },
  },
} as const;

let configured: ModuleFederation | null = null;

function host(): ModuleFederation {
  if (configured) return configured;
  const instance = getInstance((candidate) => candidate.name === HOST_NAME);
  if (!instance) throw new Error('The shell was built without federation.');
  Object.assign(globalThis, runtimeGlobals);
  instance.registerPlugins([limits]);
  configured = instance;
  return instance;
}

/** Name of a remote the way federation knows it; the build gives it the same way. */
function federationName(remote: RemoteName): string {
  return remote.replaceAll('-', '_');
}

/** The modules this page shares, by name and version. */
export function shareScope(): ShareScope {
  return host().shareScopeMap['default'] ?? {};
}

/**
 * Tells federation where a remote's manifest is. Whatever was loaded of that remote before, or failed
 * to, is forgotten: a plain second attempt would get the first failure again.
 */
export function registerRemote(remote: RemoteName, manifest: string): void {
  host().registerRemotes([{ name: federationName(remote), entry: manifest }], { force: true });
}

/** Downloads a registered remote and returns what it exposes, unchecked. */
export function loadExposedRoutes(remote: RemoteName): Promise<unknown> {
  return host().loadRemote(`${federationName(remote)}/routes`);
}
