import { outsideSources } from './outsideSources';
import { mapStreetsFromEnvironment } from './mapStreets';
import { MapTilesError } from './mapTiles';

const MAP_STYLE_URL = 'https://maps.example/style.json';
const MAP_PMTILES_URL = 'https://maps.example/us.pmtiles';
const MAP_ATTRIBUTION = '© Mapmakers';

test('a deployment without a style or an archive has no streets', () => {
  expect(mapStreetsFromEnvironment({})).toBeUndefined();
  const MAP_TILE_URL = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(mapStreetsFromEnvironment({ MAP_TILE_URL, MAP_ATTRIBUTION })).toBeUndefined();
});

test('a style comes with its credit and the hosts of what it names', () => {
  const MAP_HOSTS = 'https://tiles.example  https://glyphs.example';
  expect(mapStreetsFromEnvironment({ MAP_STYLE_URL, MAP_HOSTS, MAP_ATTRIBUTION })).toEqual({
    url: MAP_STYLE_URL,
    format: 'style',
    hosts: ['https://tiles.example', 'https://glyphs.example'],
    attribution: MAP_ATTRIBUTION,
    attributionUrl: undefined,
  });
});

test('an archive is made of OpenStreetMap unless something else is said', () => {
  expect(mapStreetsFromEnvironment({ MAP_PMTILES_URL })).toMatchObject({
    format: 'pmtiles',
    attribution: '© OpenStreetMap contributors',
    attributionUrl: 'https://www.openstreetmap.org/copyright',
  });
  expect(mapStreetsFromEnvironment({ MAP_PMTILES_URL, MAP_ATTRIBUTION })).toMatchObject({
    attribution: MAP_ATTRIBUTION,
    attributionUrl: undefined,
  });
});

test.each([
  ['a style of nobody', { MAP_STYLE_URL }],
  ['two kinds of maps', { MAP_STYLE_URL, MAP_PMTILES_URL, MAP_ATTRIBUTION }],
  ['a script', { MAP_PMTILES_URL: 'javascript:alert(1)' }],
  ['an archive of any origin', { MAP_PMTILES_URL: '//maps.example/us.pmtiles' }],
  ['a host that is more than an origin', { MAP_PMTILES_URL, MAP_HOSTS: 'https://a.example/fonts' }],
  ['a rule in place of a host', { MAP_PMTILES_URL, MAP_HOSTS: "'unsafe-inline'" }],
])('%s is refused before a page is written', (_what, environment) => {
  expect(() => mapStreetsFromEnvironment(environment)).toThrow(MapTilesError);
});

test('an archive of the site itself needs no further origin', () => {
  const mapStreets = mapStreetsFromEnvironment({ MAP_PMTILES_URL: '/us.pmtiles' });
  expect(outsideSources({ mapStreets }, 'https://trees.example')).toEqual({
    pictures: [],
    connections: [],
    workers: ['blob:'],
  });
});
