import type { SeededRandom } from '../seededRandom';
import type { Area, Standing } from './areas';
import type { VendorFacts } from './vendorFacts';
import { MIXES, type Business } from './businesses/business';
import { inventCredentials, inventEquipment, inventPrices } from './vendorQualities';

/** Invents one Pro of an area. `place` is the Pro's number there and decides plan and standing. */
export function inventVendor(
  random: SeededRandom,
  area: Area,
  business: Business,
  place: number,
): VendorFacts {
  const categories = MIXES[business.mix];
  const grinds = business.mix !== 'care' && (business.mix !== 'storm' || random.chance(0.4));
  const crewSize = business.crew ?? random.between(2, 12);
  const slug = business.name.toLowerCase().replace(/[^a-z]+/g, '-');
  return {
    email: `${slug}@demo.example`,
    ownerName: business.owner,
    businessName: business.name,
    area,
    zip: area.zips[place % area.zips.length] ?? random.pick(area.zips),
    about: business.about,
    radiusKm: random.between(5, 16) * 5,
    crewSize,
    foundedYear: random.between(1986, 2024),
    joinedDaysAgo: random.between(200, 420),
    categories,
    mix: business.mix,
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

function planOf(place: number): Pick<VendorFacts, 'plan'> {
  if (place === 2) return { plan: 'premium' };
  return place === 4 || place === 7 ? { plan: 'preferred' } : {};
}
