import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const ADAPTERS = path.join(root, 'shared/kernel/src/native');

/** What of which plugin the product uses, such as `Camera.getPhoto`. */
export function usedCalls(): string[] {
  const sources = readdirSync(ADAPTERS)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(ADAPTERS, name), 'utf8'))
    .join('\n');
  const calls = [...sources.matchAll(/pluginCall\('(\w+)', '(\w+)'\)/g)];
  const watches = [...sources.matchAll(/watchPlugin\('(\w+)'/g)];
  return [
    ...new Set([
      ...calls.map(([, plugin, call]) => `${plugin}.${call}`),
      ...watches.map(([, plugin]) => `${plugin}.addListener`),
    ]),
  ].sort();
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:java|kt|swift)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

const names = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, name = '']) => name);

const ANDROID_METHOD =
  /@PluginMethod(?:\([^)]*\))?\s+(?:@\w+(?:\([^)]*\))?\s+)*(?:public void|(?:override )?fun) (\w+)/g;

function callsOf(plugin: string | undefined, methods: readonly string[]): string[] {
  return plugin === undefined ? [] : methods.map((method) => `${plugin}.${method}`);
}

/** What the plugins of a generated project for Android can do. */
export function androidCalls(folder: string): string[] {
  const file = path.join(folder, 'android/app/src/main/assets/capacitor.plugins.json');
  const plugins: { pkg: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  const core = path.join(
    root,
    'node_modules/@capacitor/android/capacitor/src/main/java/com/getcapacitor/Plugin.java',
  );
  const ofEvery = names(readFileSync(core, 'utf8'), ANDROID_METHOD);
  return plugins.flatMap(({ pkg }) =>
    sourcesBelow(path.join(root, 'node_modules', pkg, 'android/src/main')).flatMap((source) => {
      const plugin = /@CapacitorPlugin\([^@]*?name = "(\w+)"/.exec(source)?.[1];
      return callsOf(plugin, [...ofEvery, ...names(source, ANDROID_METHOD)]);
    }),
  );
}

/** What the plugins of a generated project for iOS can do. */
export function iosCalls(folder: string): string[] {
  const packages = readFileSync(path.join(folder, 'ios/App/CapApp-SPM/Package.swift'), 'utf8');
  return names(packages, /path: "[^"]*(@capacitor\/[\w-]+)"/g).flatMap((pkg) =>
    sourcesBelow(path.join(root, 'node_modules', pkg, 'ios/Sources')).flatMap((source) => {
      const plugin = /jsName = "(\w+)"/.exec(source)?.[1];
      // The bridge adds listening to every plugin.
      return callsOf(plugin, [
        'addListener',
        ...names(source, /(?:CAPPluginMethod|\.init)\(name: "(\w+)"/g),
      ]);
    }),
  );
}
