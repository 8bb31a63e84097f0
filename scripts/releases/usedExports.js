// @ts-check
const CONSUMED = 'consume-shared-module';

/** @typedef {import('webpack').Module} Module */

/** @param {Module} module @returns {string | null} The name a shared module is shared under. */
function shareKeyOf(module) {
  if (module.type !== CONSUMED) return null;
  const key = Reflect.get(Object(Reflect.get(module, 'options')), 'shareKey');
  return typeof key === 'string' ? key : null;
}

/**
 * The first part of each name that a dependency refers to; null for the module as a whole.
 * @param {import('webpack').Dependency} dependency
 * @param {import('webpack').ModuleGraph} moduleGraph
 * @returns {(string | null)[]}
 */
function namesIn(dependency, moduleGraph) {
  return dependency
    .getReferencedExports(moduleGraph, undefined)
    .map((reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? null);
}

/**
 * The shared modules that a file uses, directly or through others of its bundle, and which of their
 * exports. What shared modules use themselves does not count: the page has its own copies of them.
 * @param {import('webpack').Compilation} compilation
 * @param {string} file Absolute path.
 * @returns {Map<string, Set<string | null>>}
 */
function usedBy({ modules, moduleGraph }, file) {
  const start = [...modules].find((module) => module.nameForCondition() === file);
  if (!start) throw new Error(`${file} is not part of the bundle.`);
  /** @type {Map<string, Set<string | null>>} */
  const used = new Map();
  const visited = new Set([start]);
  for (const module of visited) {
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      if (!connection.dependency || !connection.module || !connection.isActive(undefined)) continue;
      const key = shareKeyOf(connection.module);
      if (key === null) {
        visited.add(connection.module);
        continue;
      }
      const names = used.get(key) ?? new Set();
      for (const name of namesIn(connection.dependency, moduleGraph)) names.add(name);
      used.set(key, names);
    }
  }
  return used;
}

/**
 * Watches which exports of shared modules a file uses. `used` is filled once the bundle is compiled.
 * @param {string} file Absolute path.
 */
function watchUsedExports(file) {
  /** @type {Map<string, Set<string | null>>} */
  const used = new Map();
  /** @type {import('webpack').WebpackPluginInstance} */
  const plugin = {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('UsedExports', (compilation) => {
        // Later, modules are merged and unused imports can no longer be told apart.
        compilation.hooks.afterOptimizeDependencies.tap('UsedExports', () => {
          for (const [key, names] of usedBy(compilation, file)) used.set(key, names);
        });
      });
    },
  };
  return { plugin, used };
}

module.exports = { watchUsedExports };
