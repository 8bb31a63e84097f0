import { spreadMarkers } from './spreadMarkers';

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
