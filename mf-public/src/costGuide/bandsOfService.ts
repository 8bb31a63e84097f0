import type { PriceBand } from '@tree-service/market/api/priceBook';
import type { PriceSource, ServiceCategory } from '@tree-service/domain';
import { arboristGuide, heightGuide, stumpGuide, type GuideRow } from './priceGuide';

export interface BandTable {
  readonly title: string;
  readonly rows: readonly GuideRow[];
}

export function bandsOfService(service: ServiceCategory, bands: readonly PriceBand[]): BandTable[] {
  switch (service) {
    case 'tree_removal':
      return [
        { title: 'Removal, by height', rows: heightGuide(bands, 'removal') },
        { title: 'The stump', rows: stumpGuide(bands) },
      ];
    case 'stump_grinding':
      return [{ title: 'Stumps', rows: stumpGuide(bands) }];
    case 'arborist':
      return [{ title: 'Arborists', rows: arboristGuide(bands) }];
    case 'maintenance':
      return [{ title: 'Trimming, by height', rows: heightGuide(bands, 'trimming') }];
    case 'emergency':
      return [
        { title: 'Emergency, by height', rows: heightGuide(bands, 'emergency') },
        { title: 'Planned removal, for comparison', rows: heightGuide(bands, 'removal') },
      ];
  }
}

const PRICED: Readonly<Record<ServiceCategory, readonly string[]>> = {
  tree_removal: ['removal', 'stump', 'crane'],
  stump_grinding: ['stump'],
  arborist: ['arborist'],
  maintenance: ['trimming'],
  emergency: ['emergency', 'removal', 'crane'],
};

/** Who published the bands of some services. */
export function sourcesOf(
  services: readonly ServiceCategory[],
  bands: readonly PriceBand[],
): PriceSource[] {
  const priced = new Set(services.flatMap((service) => PRICED[service]));
  return bands
    .filter(({ service }) => priced.has(service))
    .map(({ publisher, title, published_year: year }) => ({ publisher, title, year }));
}
