import type { MatchPoint } from './matchCandidates.api';
import { mapScene, pressedAt, spreadMarkers, distanceRings, projectAround } from './mapMarkers';

const center = { latitude: 30.2672, longitude: -97.7431 };

const point = (vendorId: string, distanceKm: number, place: number | null = 1): MatchPoint => ({
  vendorId,
  name: vendorId,
  latitude: center.latitude + distanceKm / 111.195,
  longitude: center.longitude,
  radiusKm: 40,
  distanceKm,
  place,
});
const subject = (points: readonly MatchPoint[], offered: readonly string[] = []) => ({
  center,
  points,
  leads: offered.map((vendor_id) => ({ vendor_id })),
  selectedId: null,
});

describe('mapScene', () => {
  it('keeps every considered Pro on the map', () => {
    const { markers, size } = mapScene(subject([point('near', 2), point('far', 60)]));
    for (const { x, y } of markers) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(size);
    }
  });

  it('fits full service radii on request', () => {
    const { markers, size } = mapScene(subject([point('near', 2)]), 'radii');
    const [near] = markers;
    expect(near && near.home.y - near.radius).toBeGreaterThan(0);
    expect(near?.radius).toBeLessThan(size / 2);
  });

  it('moves a Pro in the ZIP code of the request off its marker', () => {
    const { markers, size } = mapScene(subject([point('neighbor', 0)]));
    expect(markers[0]).not.toMatchObject({ x: size / 2, y: size / 2 });
    expect(markers[0]?.home).toEqual({ x: size / 2, y: size / 2 });
  });

  it('says which stage each Pro reached', () => {
    const { markers } = mapScene(
      subject([point('a', 1, 1), point('b', 2, 2), point('c', 3, null)], ['a']),
    );
    expect(markers.map(({ stage }) => stage)).toEqual(['offered', 'ranked', 'filtered']);
  });
});

describe('a map of thousands', () => {
  const crowd = Array.from({ length: 5000 }, (_, n) =>
    point(`pro ${n}`, 1 + (n % 59), n % 10 === 0 ? null : n),
  );

  it('draws markers for the important Pros and dots for all others, each exactly once', () => {
    const scene = mapScene({ ...subject(crowd, ['pro 4001']), selectedId: 'pro 4990' });
    const drawnMarkers = scene.markers.map(({ vendorId }) => vendorId);
    expect(drawnMarkers).toEqual(expect.arrayContaining(['pro 1', 'pro 4001', 'pro 4990']));
    expect(drawnMarkers.length).toBeLessThan(41);
    const drawn = new Set([...drawnMarkers, ...scene.dots.map(({ vendorId }) => vendorId)]);
    expect(drawn.size).toBe(5000);
    expect(scene.markers.length + scene.dots.length).toBe(5000);
  });
});

describe('a press on the map', () => {
  const scene = {
    ...mapScene(subject([])),
    markers: [],
    dots: [
      { vendorId: 'a', stage: 'ranked', x: 100, y: 100 },
      { vendorId: 'b', stage: 'ranked', x: 106, y: 100 },
    ] as const,
  };

  it('selects the nearest Pro, or none', () => {
    expect(pressedAt(scene, { x: 104, y: 100 })).toBe('b');
    expect(pressedAt(scene, { x: 99, y: 101 })).toBe('a');
    expect(pressedAt(scene, { x: 300, y: 300 })).toBeNull();
  });
});

describe('spreadMarkers', () => {
  it('does not move a single marker', () => {
    expect(spreadMarkers([{ x: 10, y: 20 }], 8)).toEqual([{ x: 10, y: 20 }]);
  });

  it('moves markers no further than necessary', () => {
    const [, second] = spreadMarkers(
      [
        { x: 10, y: 20 },
        { x: 12, y: 20 },
      ],
      8,
    );
    expect(Math.hypot((second?.x ?? 0) - 12, (second?.y ?? 0) - 20)).toBeLessThan(12);
  });

  it('keeps every pair of a crowd apart', () => {
    const crowd = spreadMarkers(
      Array.from({ length: 30 }, () => ({ x: 100, y: 100 })),
      8,
    );
    for (const [index, one] of crowd.entries()) {
      for (const other of crowd.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(8);
      }
    }
  });
});

const austin = { latitude: 30.2672, longitude: -97.7431 };

describe('projectAround', () => {
  const projection = projectAround(austin, 40, 400);

  it('puts the center in the middle', () => {
    expect(projection.point(austin)).toEqual({ x: 200, y: 200 });
  });

  it('draws north upwards and east to the right', () => {
    const { x, y } = projection.point({ latitude: 30.3672, longitude: -97.6431 });
    expect(x).toBeGreaterThan(200);
    expect(y).toBeLessThan(200);
  });

  it('keeps distances: the edge is as far away as it says', () => {
    expect(projection.length(40)).toBe(200);
    // Round Rock, 27.507 km away by the haversine formula.
    const { x, y } = projection.point({ latitude: 30.5083, longitude: -97.6789 });
    expect(Math.hypot(x - 200, y - 200) / projection.length(1)).toBeCloseTo(27.507, 1);
  });
});

describe('distanceRings', () => {
  it('draws at most four round distances that fit', () => {
    expect(distanceRings(40).map(({ miles }) => miles)).toEqual([5, 10, 20]);
    expect(distanceRings(4).map(({ miles }) => miles)).toEqual([1, 2]);
  });
});
