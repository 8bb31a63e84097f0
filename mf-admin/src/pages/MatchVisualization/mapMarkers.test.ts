import type { MatchCandidate } from '@tree-service/shared/api/matches';
import { mapScene, stageOf } from './mapMarkers';
import { exampleComponents } from './matchedExample';

const centre = { latitude: 30.2672, longitude: -97.7431 };

const candidate = (vendor_id: string, distance_km: number, dropped: string | null = null) =>
  ({
    vendor_id,
    distance_km,
    filtered_reason: dropped,
    components: exampleComponents,
    base_score: 0.5,
    boost: 1,
    final_score: 0.5,
    base_rank: null,
    offer_position: null,
    reserved_for: null,
    business_name: vendor_id,
    city: null,
    region: null,
    latitude: centre.latitude + distance_km / 111.195,
    longitude: centre.longitude,
    service_radius_km: 40,
  }) satisfies MatchCandidate;

describe('mapScene', () => {
  it('keeps everybody who was looked at on the drawing', () => {
    const { markers, size } = mapScene(centre, [candidate('near', 2), candidate('far', 60)], []);
    for (const { x, y } of markers) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(size);
    }
  });

  it('fits service radii in full when asked for', () => {
    const { markers, size } = mapScene(centre, [candidate('near', 2)], [], 'radii');
    const [near] = markers;
    expect(near && near.home.y - near.radius).toBeGreaterThan(0);
    expect(near?.radius).toBeLessThan(size / 2);
  });

  it('moves a Pro in the ZIP code of the request off its marker', () => {
    const { markers, size } = mapScene(centre, [candidate('neighbour', 0)], []);
    expect(markers[0]).not.toMatchObject({ x: size / 2, y: size / 2 });
    expect(markers[0]?.home).toEqual({ x: size / 2, y: size / 2 });
  });
});

describe('stageOf', () => {
  it('says how far a Pro came', () => {
    const leads = [{ vendor_id: 'a' }];
    expect(stageOf(candidate('a', 1), leads)).toBe('offered');
    expect(stageOf(candidate('b', 1), leads)).toBe('ranked');
    expect(stageOf(candidate('c', 1, 'fully_booked'), leads)).toBe('filtered');
  });
});
