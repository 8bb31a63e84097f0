import { freeLabels } from './MapMarkers';

const frame = {
  width: 400,
  height: 300,
  toPixel: (place: { latitude: number; longitude: number }) => ({
    x: place.longitude,
    y: place.latitude,
  }),
};
const at = (key: string, x: number, y: number) => ({
  key,
  position: { latitude: y, longitude: x },
  points: [{ id: key, label: 'Juniper Ridge', position: { latitude: y, longitude: x } }],
});

test('a name has its place unless another marker or name is there', () => {
  const clusters = [at('one', 50, 200), at('beside', 120, 205), at('apart', 50, 250)];
  expect([...freeLabels(clusters, frame)]).toEqual(['beside', 'apart']);
});

test('a name that the edge would cut or the zoom buttons would cover is left out', () => {
  expect([...freeLabels([at('edge', 350, 200), at('buttons', 240, 50)], frame)]).toEqual([]);
});
