import { brotliCompressSync } from 'node:zlib';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { mapOutlines } from './mapOutlines';

const files = mapOutlines();
const namesIn = (name: string) => {
  const topology = files.get(name) as Topology<{ areas: GeometryCollection<{ name: string }> }>;
  return feature(topology, topology.objects.areas).features.map((area) => area.properties.name);
};

test('every state has its counties, and the country its states', () => {
  expect(namesIn('48')).toHaveLength(254);
  expect(namesIn('48')).toEqual(expect.arrayContaining(['Travis', 'Hays', 'Williamson']));
  expect(namesIn('states')).toEqual(expect.arrayContaining(['Texas', 'Alaska', 'Oregon']));
});

test('the index holds the box of each state', () => {
  const index = files.get('index') as Record<string, number[]>;
  const [west, south, east, north] = index['48'] ?? [];
  expect([west, south, east, north]).toEqual([
    expect.closeTo(-106.65, 1),
    expect.closeTo(25.84, 1),
    expect.closeTo(-93.51, 1),
    expect.closeTo(36.5, 1),
  ]);
  expect(Object.keys(index)).toHaveLength(56);
});

test('a map costs few bytes: what one state weighs, compressed', () => {
  const bytes = [...files].map(([name, content]) => ({
    name,
    kib: brotliCompressSync(JSON.stringify(content)).byteLength / 1024,
  }));
  expect(bytes.filter(({ name, kib }) => kib > (name === 'states' ? 34 : 16))).toEqual([]);
  expect(bytes.find(({ name }) => name === 'index')?.kib).toBeLessThan(1.2);
});
