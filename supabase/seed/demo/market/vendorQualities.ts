import type { SeededRandom } from '../seededRandom';
import type { Area } from './areas';
import type { CredentialFacts, VendorFacts } from './vendorFacts';

/** Credentials a Pro of an area may have, some not verified, some about to expire; the insurance is always verified. */
export function inventCredentials(random: SeededRandom, area: Area): CredentialFacts[] {
  const number = (prefix: string) => `DEMO-${prefix}-${random.between(10000, 99999)}`;
  const state = area.name.slice(-2);
  const add = (
    kind: string,
    issuer: string,
    prefix: string,
    verified: number,
  ): CredentialFacts => ({
    kind,
    issuer,
    number: number(prefix),
    expiresInDays: random.chance(0.15) ? random.between(6, 25) : random.between(60, 700),
    verified: random.chance(verified),
  });
  const credentials = [add('liability_insurance', 'Demo Mutual Insurance', 'GL', 1)];
  if (random.chance(0.75))
    credentials.push(add('workers_compensation', 'Demo Mutual Insurance', 'WC', 0.85));
  if (random.chance(0.55)) {
    credentials.push(
      add('isa_certified_arborist', 'International Society of Arboriculture', state, 0.8),
    );
  }
  if (random.chance(0.25))
    credentials.push(add('traq', 'International Society of Arboriculture', 'TRAQ', 0.75));
  if (random.chance(0.4)) credentials.push(add('license', `State of ${state}`, 'LIC', 0.7));
  if (random.chance(0.3))
    credentials.push(add('line_clearance', 'Demo Utility Training', 'LC', 0.8));
  return credentials;
}

/** Machines that go with the size of a crew. */
export function inventEquipment(
  random: SeededRandom,
  grinds: boolean,
  crewSize: number,
): VendorFacts['equipment'] {
  const equipment = [
    { kind: 'climbing_gear', quantity: Math.max(1, Math.floor(crewSize / 2)) },
    { kind: 'chipper', quantity: crewSize > 6 ? 2 : 1 },
  ];
  if (grinds) equipment.push({ kind: 'stump_grinder', quantity: 1 });
  if (random.chance(0.5)) equipment.push({ kind: 'bucket_truck', quantity: crewSize > 8 ? 2 : 1 });
  if (crewSize > 7 && random.chance(0.5)) equipment.push({ kind: 'crane', quantity: 1 });
  if (random.chance(0.3)) equipment.push({ kind: 'log_loader', quantity: 1 });
  return equipment;
}

/** A price list for what a Pro offers. */
export function inventPrices(
  random: SeededRandom,
  categories: readonly string[],
  grinds: boolean,
): VendorFacts['prices'] {
  const dollars = (low: number, high: number) => random.between(low / 5, high / 5) * 500;
  const prices = [
    { label: 'Crew of three with chipper', unit: 'hour', price_cents: dollars(180, 320) },
  ];
  if (categories.includes('tree_removal')) {
    prices.push({
      label: 'Removal, tree up to 30 ft',
      unit: 'each',
      price_cents: dollars(250, 500),
    });
    prices.push({
      label: 'Removal, tree 30 to 60 ft',
      unit: 'each',
      price_cents: dollars(650, 1300),
    });
    prices.push({ label: 'Hauling', unit: 'load', price_cents: dollars(80, 180) });
  }
  if (categories.includes('maintenance')) {
    prices.push({
      label: 'Pruning, tree up to 30 ft',
      unit: 'each',
      price_cents: dollars(150, 350),
    });
  }
  if (grinds)
    prices.push({
      label: 'Stump grinding',
      unit: 'inch',
      price_cents: random.between(20, 32) * 10,
    });
  if (categories.includes('arborist')) {
    prices.push({
      label: 'Arborist visit with written report',
      unit: 'each',
      price_cents: dollars(200, 450),
    });
  }
  return prices;
}
