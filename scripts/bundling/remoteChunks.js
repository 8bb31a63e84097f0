// @ts-check

/** What a remote exposes; its routes are in this chunk, which every page of it waits for. */
const EXPOSED = '__federation_expose_routes';

/** @param {import('webpack').Chunk} chunk */
const isPage = (chunk) =>
  [...chunk.groupsIterable].every((group) =>
    [...group.parentsIterable].every(({ name }) => name === EXPOSED),
  );

/**
 * What at least this many pages of a bundle draw with comes with its routes, and from which size on what some of
 * them have in common is a file of its own: whoever is signed in goes from page to page. Most visitors see one
 * or two of the many public pages, each of which brings what it needs.
 * @param {string} bundle
 */
const sharing = (bundle) =>
  bundle === 'mf-public' ? { routes: 16, file: 400_000 } : { routes: 6, file: 60_000 };

const FORMS = /(?:react-hook-form|@hookform)[\\/]|shared[\\/]design[\\/]src[\\/]forms[\\/]/;

/** What forms check their values with. Pages without forms check the answers of the server with it. */
const SCHEMAS = /node_modules[\\/]valibot[\\/]/;

const isOf = (/** @type {RegExp} */ files, /** @type {import('webpack').Module} */ module) =>
  files.test(module.nameForCondition() ?? '');

/**
 * The compiler tells `test` what is where, but not `chunks`.
 * @type {import('webpack').ChunkGraph | undefined}
 */
let places;

const hasForms = (/** @type {import('webpack').Chunk} */ chunk) =>
  [...(places?.getChunkModulesIterable(chunk) ?? [])].some((module) => isOf(FORMS, module));

/**
 * Every file of a first view costs a request, and a line that is slow to answer. So a page is what comes
 * with the routes, its own file, and at most what forms are made of; smaller things that a few pages have
 * in common are in each of them.
 * @param {string} bundle
 * @returns {NonNullable<import('webpack').Configuration['optimization']>['splitChunks']}
 */
const remoteChunks = (bundle) => ({
  minSize: sharing(bundle).file,
  cacheGroups: {
    // Packages alone, without those checks: where the routes need them, they come with the routes.
    defaultVendors: {
      test: (/** @type {import('webpack').Module} */ module) =>
        isOf(/node_modules/, module) && !isOf(SCHEMAS, module),
      priority: -10,
      reuseExistingChunk: true,
    },
    forms: {
      test(/** @type {import('webpack').Module} */ module, { chunkGraph }) {
        places = chunkGraph;
        return isOf(FORMS, module) || isOf(SCHEMAS, module);
      },
      name: 'forms',
      chunks: hasForms,
      minChunks: 4,
      enforce: true,
      priority: 10,
    },
    common: {
      test: /shared[\\/](?:design[\\/]src[\\/]ui|kernel|domain|market[\\/]src[\\/](?:api|features[\\/]rules))[\\/]|lucide-react/,
      name: EXPOSED,
      chunks: (chunk) => chunk.name === EXPOSED || isPage(chunk),
      minChunks: sharing(bundle).routes,
      enforce: true,
      priority: 5,
    },
  },
});

module.exports = { remoteChunks };
