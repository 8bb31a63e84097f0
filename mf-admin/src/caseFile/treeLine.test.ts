import { treeLine } from './treeLine';

const oak = {
  species: 'Live oak',
  height_m: 13.716,
  diameter_cm: 50.8,
  count: 1,
  condition: 'healthy',
  near_structure: false,
  on_structure: false,
  near_wires: false,
  poor_access: false,
  stump: false,
  position: 1,
};

describe('treeLine', () => {
  it('says species, height, trunk, and condition in feet and inches', () => {
    expect(treeLine(oak)).toBe('Live oak, 45 ft, trunk 20 in, healthy');
  });

  it('says count and hazards, and leaves out what is unknown', () => {
    const several = { ...oak, species: null, diameter_cm: null, count: 3, near_wires: true };
    expect(treeLine(several)).toBe('3 × Tree, 45 ft, healthy, near wires');
  });
});
