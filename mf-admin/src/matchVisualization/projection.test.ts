import { distanceRings, projectAround } from './projection';

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
