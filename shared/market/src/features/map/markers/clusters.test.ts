import { clustersAt, projected, type MapPoint } from './clusters';

const point = (id: string, latitude: number, longitude: number): MapPoint => ({
  id,
  label: id,
  position: { latitude, longitude },
});

test('neighbors are one marker from afar and their own from near', () => {
  const points = projected([point('a', 30.25, -97.75), point('b', 30.26, -97.76)]);
  const far = clustersAt(points, 8);
  expect(far).toHaveLength(1);
  expect(far[0]?.points.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(far[0]?.position.latitude).toBeCloseTo(30.255, 4);
  expect(clustersAt(points, 15).map(({ key }) => key)).toEqual(['a', 'b']);
});

test('no point is lost or doubled, however many there are', () => {
  const points = Array.from({ length: 5000 }, (_, index) =>
    point(`p${index}`, 25 + (index % 71) * 0.3, -120 + (index % 97) * 0.5),
  );
  for (const zoom of [3, 7, 12]) {
    const ids = clustersAt(projected(points), zoom).flatMap((cluster) =>
      cluster.points.map(({ id }) => id),
    );
    expect(ids).toHaveLength(5000);
    expect(new Set(ids).size).toBe(5000);
  }
});
