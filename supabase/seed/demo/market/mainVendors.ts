import { demoAccounts } from '../../../../demo/accounts';
import { MIXES } from './businesses/business';
import { AUSTIN } from './areas';
import type { CredentialFacts, VendorFacts } from './vendorFacts';

const PRICES = [
  { label: 'Crew of four with chipper', unit: 'hour', price_cents: 28000 },
  { label: 'Removal, tree up to 30 ft', unit: 'each', price_cents: 42000 },
  { label: 'Removal, tree 30 to 60 ft', unit: 'each', price_cents: 98000 },
  { label: 'Pruning, tree up to 30 ft', unit: 'each', price_cents: 24000 },
  { label: 'Stump grinding', unit: 'inch', price_cents: 280 },
  { label: 'Hauling', unit: 'load', price_cents: 12500 },
  { label: 'Arborist visit with written report', unit: 'each', price_cents: 32500 },
];

function credential(
  kind: string,
  issuer: string,
  number: string,
  expiresInDays: number,
  verified = true,
): CredentialFacts {
  return { kind, issuer, number, expiresInDays, verified };
}

/** The three Pros people sign in as, all in Austin, where owner@ has a home. */
export const MAIN_VENDORS: readonly VendorFacts[] = [
  {
    email: demoAccounts.pro1.email,
    ownerName: demoAccounts.pro1.fullName,
    businessName: 'Whitfield Tree & Crown',
    area: AUSTIN,
    zip: '78703',
    about:
      'Two certified arborists, a climbing crew and our own grinder. Line-clearance qualified, careful around houses.',
    terms:
      'The price covers the work listed above and raking the yard. Stump grinding is not included unless it is listed.\n\nPlease move cars and furniture before we arrive. Payment is due when the work is done, by check or card.',
    radiusKm: 100,
    crewSize: 10,
    foundedYear: 2009,
    joinedDaysAgo: 400,
    categories: MIXES.all,
    mix: 'all',
    credentials: [
      credential('liability_insurance', 'Demo Mutual Insurance', 'DEMO-GL-20417', 240),
      credential('workers_compensation', 'Demo Mutual Insurance', 'DEMO-WC-20418', 240),
      credential(
        'isa_certified_arborist',
        'International Society of Arboriculture',
        'DEMO-TX-4471',
        610,
      ),
      credential('traq', 'International Society of Arboriculture', 'DEMO-TRAQ-1192', 18),
      credential('line_clearance', 'Demo Utility Training', 'DEMO-LC-3308', 330),
    ],
    equipment: [
      { kind: 'climbing_gear', quantity: 5 },
      { kind: 'bucket_truck', quantity: 1 },
      { kind: 'stump_grinder', quantity: 2 },
      { kind: 'chipper', quantity: 2 },
      { kind: 'crane', quantity: 1 },
    ],
    prices: PRICES,
    standing: 'approved',
    answersAlways: true,
    plan: 'premium',
  },
  {
    email: demoAccounts.pro2.email,
    ownerName: demoAccounts.pro2.fullName,
    businessName: 'Boone & Daughter Tree Care',
    area: AUSTIN,
    zip: '78731',
    about:
      'Father and daughter with a small crew. We prune for the long run and leave the yard swept.',
    radiusKm: 130,
    crewSize: 8,
    foundedYear: 2014,
    joinedDaysAgo: 380,
    categories: MIXES.all,
    mix: 'all',
    credentials: [
      credential('liability_insurance', 'Demo Mutual Insurance', 'DEMO-GL-31550', 190),
      credential('workers_compensation', 'Demo Mutual Insurance', 'DEMO-WC-31551', 190),
      credential(
        'isa_certified_arborist',
        'International Society of Arboriculture',
        'DEMO-TX-5120',
        420,
      ),
      credential('license', 'State of TX', 'DEMO-LIC-7782', 300),
      credential('traq', 'International Society of Arboriculture', 'DEMO-TRAQ-2276', 400, false),
    ],
    equipment: [
      { kind: 'climbing_gear', quantity: 3 },
      { kind: 'stump_grinder', quantity: 1 },
      { kind: 'chipper', quantity: 1 },
    ],
    prices: PRICES.map((price) => ({
      ...price,
      price_cents: Math.round((price.price_cents * 0.9) / 10) * 10,
    })),
    standing: 'approved',
    answersAlways: true,
  },
  {
    email: demoAccounts.pro3.email,
    ownerName: demoAccounts.pro3.fullName,
    businessName: 'Nair Arbor Studio',
    area: AUSTIN,
    zip: '78757',
    about: 'Pruning and tree risk assessment; new on Tree Service.',
    radiusKm: 50,
    crewSize: 3,
    foundedYear: 2022,
    joinedDaysAgo: 2,
    categories: MIXES.care,
    mix: 'care',
    credentials: [
      credential('liability_insurance', 'Demo Mutual Insurance', 'DEMO-GL-88012', 350, false),
      credential(
        'isa_certified_arborist',
        'International Society of Arboriculture',
        'DEMO-TX-9034',
        500,
        false,
      ),
    ],
    equipment: [
      { kind: 'climbing_gear', quantity: 2 },
      { kind: 'chipper', quantity: 1 },
    ],
    prices: PRICES.slice(3, 4).concat(PRICES.slice(6)),
    standing: 'under_review',
  },
];
