import { serviceCatalog } from './serviceCatalog';

describe('services of the home page', () => {
  it('are four categories of three cards with three benefits each', () => {
    expect(serviceCatalog.map(({ id }) => id)).toEqual([
      'tree-removal',
      'arborist',
      'maintenance',
      'additional',
    ]);
    for (const { services } of serviceCatalog) {
      expect(services).toHaveLength(3);
      for (const { benefits } of services) expect(new Set(benefits).size).toBe(3);
    }
  });
});
