import type { SeededRandom } from '../seededRandom';
import type { Area, Standing } from './areas';
import type { ProFacts } from './proFacts';
import { inventCredentials, inventEquipment, inventPrices } from './proQualities';

const ALL_CATEGORIES = ['tree_removal', 'stump_grinding', 'arborist', 'maintenance', 'emergency'];
const MIXES = [
  ALL_CATEGORIES,
  ['tree_removal', 'stump_grinding', 'emergency'],
  ['tree_removal', 'maintenance', 'stump_grinding'],
  ['maintenance', 'arborist'],
  ['tree_removal', 'maintenance', 'emergency'],
  ['stump_grinding', 'tree_removal'],
];
const OWNERS = [
  'Owen Bright',
  'Lena Castillo',
  'Theo Marsh',
  'Grace Okafor',
  'Ivan Petrov',
  'Rosa Delgado',
  'Wes Coleman',
  'Naomi Hart',
  'Jonah Reed',
  'Bea Lindqvist',
  'Carl Nguyen',
  'Dana Fowler',
  'Felix Moreau',
  'Hana Sato',
  'Imani Brooks',
  'Kurt Vogel',
  'Luz Herrera',
  'Miles Avery',
  'Nora Quinn',
  'Paul Tran',
];
const ABOUTS = [
  'Family crew that climbs first and brings machines only where they are needed.',
  'Removals in tight yards, with mats laid so that the lawn is still a lawn afterwards.',
  'We prune to the standard, never top, and tell you when a tree needs nothing at all.',
  'Stumps, storm damage and everything that fell over. We answer the phone at night.',
  'Certified climbers, insured crew, and a foreman who walks the yard with you before the first cut.',
  'Small team, careful rigging, a clean yard when we leave.',
];

/** Invents one Pro of an area. `place` is the Pro's number there and decides plan and standing. */
export function inventPro(
  random: SeededRandom,
  area: Area,
  businessName: string,
  place: number,
): ProFacts {
  const categories = random.pick(MIXES);
  const grinds = categories.includes('stump_grinding') || random.chance(0.4);
  const crewSize = random.between(2, 12);
  const slug = businessName.toLowerCase().replace(/[^a-z]+/g, '-');
  return {
    email: `${slug}@demo.example`,
    ownerName: random.pick(OWNERS),
    businessName,
    area,
    zip: area.zips[place % area.zips.length] ?? random.pick(area.zips),
    about: `Demo business, not a real company. ${random.pick(ABOUTS)}`,
    radiusKm: random.between(5, 16) * 5,
    crewSize,
    foundedYear: random.between(1986, 2024),
    joinedDaysAgo: random.between(200, 420),
    categories: [...categories],
    credentials: inventCredentials(random, area),
    equipment: inventEquipment(random, grinds, crewSize),
    prices: inventPrices(random, categories, grinds),
    standing: standingOf(area, place),
    ...planOf(place),
  };
}

// The last Pros of each area are not approved, so that administrators have something to decide.
function standingOf(area: Area, place: number): Standing {
  const approved = area.businesses.length - area.lastStandings.length;
  return area.lastStandings[place - approved] ?? 'approved';
}

function planOf(place: number): Pick<ProFacts, 'plan'> {
  if (place === 2) return { plan: 'premium' };
  return place === 4 || place === 7 ? { plan: 'preferred' } : {};
}
