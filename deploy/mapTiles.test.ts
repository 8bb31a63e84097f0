import { outsideSources } from './outsideSources';
import { mapTilesFromEnvironment, MapTilesError } from './mapTiles';

const MAP_TILE_URL = 'https://tiles.example/{z}/{x}/{y}.png';
const MAP_ATTRIBUTION = '© Mapmakers';

test('a deployment without tiles has plain maps', () => {
  expect(mapTilesFromEnvironment({})).toBeUndefined();
  expect(mapTilesFromEnvironment({ MAP_TILE_URL: '', MAP_ATTRIBUTION })).toBeUndefined();
});

test('tiles come with their credit', () => {
  expect(mapTilesFromEnvironment({ MAP_TILE_URL, MAP_ATTRIBUTION })).toEqual({
    url: MAP_TILE_URL,
    attribution: MAP_ATTRIBUTION,
    attributionUrl: undefined,
  });
});

test.each([
  ['no attribution', { MAP_TILE_URL }],
  ['no place for the row', { MAP_TILE_URL: 'https://tiles.example/{z}/{x}.png', MAP_ATTRIBUTION }],
  ['a script', { MAP_TILE_URL: 'javascript:alert({z}{x}{y})', MAP_ATTRIBUTION }],
  ['an address of any origin', { MAP_TILE_URL: '//tiles.example/{z}/{x}/{y}', MAP_ATTRIBUTION }],
  [
    'a script behind the attribution',
    { MAP_TILE_URL, MAP_ATTRIBUTION, MAP_ATTRIBUTION_URL: 'javascript:alert(1)' },
  ],
])('%s is refused before a page is written', (_what, environment) => {
  expect(() => mapTilesFromEnvironment(environment)).toThrow(MapTilesError);
});

test('tiles of the site itself need no further origin', () => {
  const site = 'https://trees.example';
  const attribution = MAP_ATTRIBUTION;
  const picturesOf = (url: string) =>
    outsideSources({ mapTiles: { url, attribution } }, site).pictures;
  expect(picturesOf('/tiles/{z}/{x}/{y}.png')).toEqual([]);
  expect(picturesOf(MAP_TILE_URL)).toEqual(['https://tiles.example']);
});
