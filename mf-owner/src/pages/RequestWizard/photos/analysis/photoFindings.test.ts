import { photoFindings, type ReadPhoto } from './photoFindings';

const view = (name: string) => Array.from({ length: 64 }, (_, bit) => (bit * name.length) % 7 < 3);
const photo = (name: string, changes: Partial<ReadPhoto> = {}): ReadPhoto => ({
  key: name,
  name,
  shot: 'whole',
  pixels: { brightness: 120, sharpness: 300, hash: view(name) },
  takenAt: null,
  ...changes,
});
const austin = { latitude: 30.2713, longitude: -97.7426 };
const portland = { latitude: 45.5142, longitude: -122.6364 };
const kinds = (...given: Parameters<typeof photoFindings>) =>
  photoFindings(...given).map(({ kind }) => kind);

test('good photos give no hint', () => {
  const photos = [photo('a'), photo('of base', { shot: 'base', takenAt: austin })];
  expect(photoFindings(photos, { ...austin, isPin: true })).toEqual([]);
  expect(photoFindings([], null)).toEqual([]);
});

test.each<[string, Partial<ReadPhoto>, string]>([
  [
    'dark',
    { pixels: { brightness: 20, sharpness: 300, hash: [] } },
    '“a” is very dark. Take it again in daylight.',
  ],
  [
    'blurred',
    { pixels: { brightness: 120, sharpness: 5, hash: [] } },
    '“a” looks blurred. Hold still and take it again.',
  ],
  [
    'noWholeTree',
    { shot: 'base' },
    'No photo shows the whole tree. Add one with the top and the ground in it.',
  ],
])('a photo that is %s is named, with what to do', (kind, changes, text) => {
  expect(photoFindings([photo('a', changes)], null)).toEqual([{ kind, text }]);
});

test('the second photo of one view is named with the first', () => {
  const first = photo('one');
  expect(photoFindings([first, { ...first, key: 'b', name: 'two' }], null)).toEqual([
    { kind: 'duplicate', text: '“two” shows the same view as “one”. One is enough.' },
  ]);
  expect(kinds([photo('one'), photo('another view')], null)).toEqual([]);
});

test('a photo taken far from the trees is questioned; near a ZIP code more is near', () => {
  const there = photo('a', { takenAt: portland });
  expect(photoFindings([there], { ...austin, isPin: false })).toEqual([
    {
      kind: 'elsewhere',
      text: expect.stringMatching(/taken 17\d\d(\.\d)? miles from the address/),
    },
  ]);
  const nextTown = photo('a', { takenAt: { latitude: 30.5145, longitude: -97.668 } });
  expect(kinds([nextTown], { ...austin, isPin: false })).toEqual([]);
  expect(kinds([nextTown], { ...austin, isPin: true })).toEqual(['elsewhere']);
  expect(kinds([there], null)).toEqual([]);
});

test('what could not be read is not judged', () => {
  expect(photoFindings([photo('a', { pixels: null })], { ...austin, isPin: true })).toEqual([]);
});
