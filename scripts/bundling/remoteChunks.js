// @ts-check

/** What a remote exposes; its routes are in this chunk, which every page of it waits for. */
const EXPOSED = '__federation_expose_routes';

/** @param {import('webpack').Chunk} chunk */
const isPage = (chunk) =>
  [...chunk.groupsIterable].every((group) =>
    [...group.parentsIterable].every(({ name }) => name === EXPOSED),
  );

/** Parts of the design system that at least this many pages draw with come with the routes. */
const COMMON = 6;

/**
 * Every file of a first view costs a request, and a line that is slow to answer. So a page is what comes
 * with the routes, its own file, and at most what forms are made of; smaller things that a few pages have
 * in common are in each of them.
 * @type {NonNullable<import('webpack').Configuration['optimization']>['splitChunks']}
 */
const remoteChunks = {
  minSize: 60_000,
  cacheGroups: {
    common: {
      test: /shared[\\/](?:design[\\/]src[\\/]ui|kernel|domain|market[\\/]src[\\/](?:api|features[\\/]rules))[\\/]|lucide-react/,
      name: EXPOSED,
      chunks: (chunk) => chunk.name === EXPOSED || isPage(chunk),
      minChunks: COMMON,
      enforce: true,
      priority: 5,
    },
    forms: {
      test: /(?:react-hook-form|@hookform)[\\/]|shared[\\/]design[\\/]src[\\/]forms[\\/]/,
      name: 'forms',
      chunks: 'async',
      minChunks: 4,
      enforce: true,
      priority: 10,
    },
  },
};

module.exports = { remoteChunks };
