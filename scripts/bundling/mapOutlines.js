// @ts-check
const webpack = require('webpack');
const counties = require('us-atlas/counties-10m.json');
const states = require('us-atlas/states-10m.json');

/**
 * @typedef {import('topojson-specification').Topology} Topology
 * @typedef {import('topojson-specification').GeometryCollection<{ name: string }>} Areas
 * @typedef {[west: number, south: number, east: number, north: number]} Box
 */

/**
 * The indices of the arcs of a geometry, changed by a function; those of arcs drawn backwards are negative.
 * @param {unknown} arcs
 * @param {(arc: number) => number} change
 * @returns {unknown}
 */
const eachArc = (arcs, change) =>
  Array.isArray(arcs)
    ? arcs.map((part) => eachArc(part, change))
    : Number(arcs) < 0
      ? ~change(~Number(arcs))
      : change(Number(arcs));

/**
 * The box around arcs, in degrees.
 * @param {Topology} topology
 * @returns {Box}
 */
function boxOf({ arcs, transform }) {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  /** @type {Box} */
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const arc of arcs) {
    let [column, row] = [0, 0];
    for (const [right = 0, up = 0] of arc) {
      [column, row] = [column + right, row + up];
      const longitude = column * scale[0] + translate[0];
      const latitude = row * scale[1] + translate[1];
      box[0] = Math.min(box[0], longitude);
      box[1] = Math.min(box[1], latitude);
      box[2] = Math.max(box[2], longitude);
      box[3] = Math.max(box[3], latitude);
    }
  }
  const [west, south, east, north] = box.map((degrees) => Number(degrees.toFixed(2)));
  return [west ?? 0, south ?? 0, east ?? 0, north ?? 0];
}

/**
 * Some areas of a topology with their arcs alone.
 * @param {Topology} whole
 * @param {Areas['geometries']} geometries
 * @returns {Topology}
 */
function partOf(whole, geometries) {
  /** @type {Map<number, number>} */
  const places = new Map();
  /** @param {number} arc */
  const placed = (arc) => {
    const place = places.get(arc) ?? places.size;
    places.set(arc, place);
    return place;
  };
  const areas = geometries.map((geometry) => ({
    type: geometry.type,
    properties: geometry.properties,
    arcs: eachArc(Reflect.get(geometry, 'arcs'), placed),
  }));
  return /** @type {Topology} */ ({
    type: 'Topology',
    transform: whole.transform,
    objects: { areas: { type: 'GeometryCollection', geometries: areas } },
    arcs: [...places.keys()].map((arc) => whole.arcs[arc]),
  });
}

/**
 * What a map without tiles draws, from the Census Bureau's cartographic boundaries (public domain) in
 * us-atlas: `states` with all states, one file a state with its counties, and `index` with the box of each.
 * @returns {Map<string, unknown>} Contents by the name of the file.
 */
function mapOutlines() {
  const national = /** @type {Topology} */ (/** @type {unknown} */ (states));
  const local = /** @type {Topology} */ (/** @type {unknown} */ (counties));
  /** @type {Map<string, Areas['geometries']>} */
  const byState = new Map();
  for (const county of /** @type {Areas} */ (local.objects['counties']).geometries) {
    const state = String(county.id).slice(0, 2);
    byState.set(state, [...(byState.get(state) ?? []), county]);
  }
  const parts = [...byState].map(
    ([state, own]) => /** @type {const} */ ([state, partOf(local, own)]),
  );
  /** @type {[string, unknown][]} */
  const files = [
    ['index', Object.fromEntries(parts.map(([state, part]) => [state, boxOf(part)]))],
    ['states', partOf(national, /** @type {Areas} */ (national.objects['states']).geometries)],
    ...parts.map(([state, part]) => /** @type {[string, unknown]} */ ([state, part])),
  ];
  return new Map(files);
}

/** Bundles whose pages have maps. */
const WITH_MAPS = ['mf-public', 'mf-owner', 'mf-vendor'];

/**
 * Writes the outlines into a bundle that has maps, where shared/market/src/features/map/ground finds them.
 * @param {string} bundle
 * @returns {webpack.WebpackPluginInstance[]}
 */
function outlineFiles(bundle) {
  if (!WITH_MAPS.includes(bundle)) return [];
  return [
    {
      apply(compiler) {
        compiler.hooks.compilation.tap('MapOutlines', (compilation) => {
          const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
          compilation.hooks.processAssets.tap({ name: 'MapOutlines', stage }, () => {
            for (const [name, content] of mapOutlines()) {
              const source = new webpack.sources.RawSource(JSON.stringify(content));
              compilation.emitAsset(`outlines/${name}.json`, source);
            }
          });
        });
      },
    },
  ];
}

/**
 * The files that a bundle's outlines are made from, absolute.
 * @param {string} bundle
 */
const outlineSources = (bundle) =>
  WITH_MAPS.includes(bundle) ? [require.resolve('us-atlas/counties-10m.json')] : [];

module.exports = { mapOutlines, outlineFiles, outlineSources };
