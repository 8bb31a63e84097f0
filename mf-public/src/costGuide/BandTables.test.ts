import { arboristGuide, heightGuide, stumpGuide } from './BandTables';

const band = (service: string, basis: string, from_value: number, low: number, high: number) => ({
  version: 1,
  service,
  basis,
  from_value,
  low_cents: low,
  high_cents: high,
  publisher: 'Publisher',
  title: 'Guide',
  published_year: 2026,
});

describe('price guide', () => {
  it('labels each height band from its start to the start of the next', () => {
    const bands = [
      band('removal', 'height_ft', 30, 45_000, 120_000),
      band('removal', 'height_ft', 0, 15_000, 45_000),
      band('removal', 'height_ft', 60, 80_000, 150_000),
      band('trimming', 'height_ft', 0, 8_500, 40_000),
    ];
    expect(heightGuide(bands, 'removal')).toEqual([
      { label: 'Up to 30 ft', range: '$150 – $450' },
      { label: '30 to 60 ft', range: '$450 – $1,200' },
      { label: 'Over 60 ft', range: '$800 – $1,500' },
    ]);
  });

  it('leaves out prices missing from the price book', () => {
    expect(stumpGuide([band('stump', 'flat', 0, 10_000, 35_000)])).toEqual([
      { label: 'First stump', range: '$100 – $350' },
    ]);
    expect(arboristGuide([])).toEqual([]);
  });
});
