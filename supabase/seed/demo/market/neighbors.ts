import { createAccounts } from '../accounts';
import type { Owner } from '../stories/story';
import { AREAS, type Area } from './areas';
import type { DemoContext } from '../demoContext';

const NAMES: Record<string, readonly string[]> = {
  'Austin, TX': ['Carmen Ruiz', 'Joel Hathaway', 'Linh Pham', 'Rachel Stone', 'Omar Farouk'],
  'Portland, OR': ['Sam Eriksen', 'Tessa Wong', 'Greg Malone', 'Aiko Tanaka', 'Molly Pierce'],
  'Raleigh, NC': ['Andre Watkins', 'Susan Keller', 'Ben Carmichael', 'Yara Haddad', 'Tom Ashby'],
};

/** An owner of the demo who lives in an area, at one address. */
export interface Neighbor extends Owner {
  area: Area;
  address: string;
  zip: string;
}

/** Creates accounts for the owners whose requests fill the areas. */
export async function createNeighbors(context: DemoContext): Promise<Neighbor[]> {
  const { random } = context;
  const neighbors = AREAS.flatMap((area) =>
    (NAMES[area.name] ?? []).map((fullName): Neighbor => {
      const [firstName = fullName, lastName = ''] = fullName.split(' ');
      return {
        id: random.uuid(),
        firstName,
        lastName,
        phone: demoPhone(random.between(0, 99)),
        area,
        address: `${random.between(100, 9900)} ${random.pick(area.streets)}`,
        zip: random.pick(area.zips),
      };
    }),
  );
  await createAccounts(
    { query: context.asProduct },
    neighbors.map(({ id, firstName, lastName }) => ({
      id,
      email: `${firstName}.${lastName}@demo.example`.toLowerCase(),
      userType: 'owner' as const,
      fullName: `${firstName} ${lastName}`,
    })),
  );
  return neighbors;
}

/** A phone number from the block reserved for fiction (555-0100 to 555-0199). */
export function demoPhone(last: number): string {
  return `+1512555${String(100 + (last % 100)).padStart(4, '0')}`;
}
