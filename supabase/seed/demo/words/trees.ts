import type { SeededRandom } from '../seededRandom';
import type { Area } from '../market/areas';

/** What submit_request takes about the work itself, in meters and centimeters. */
export interface Work {
  category: 'tree_removal' | 'stump_grinding' | 'arborist' | 'maintenance' | 'emergency';
  timing: 'emergency' | 'this_week' | 'this_month' | 'flexible';
  description: string;
  access_notes?: string;
  written_report?: boolean;
  trees: TreeFacts[];
}

export interface TreeFacts {
  species: string;
  height_m: number;
  diameter_cm?: number;
  count?: number;
  condition?: 'healthy' | 'declining' | 'dead' | 'hazardous';
  near_structure?: boolean;
  on_structure?: boolean;
  near_wires?: boolean;
  poor_access?: boolean;
  stump?: boolean;
}

const ACCESS = [
  'Gate on the left is 36 inches wide.',
  'Dog in the back yard, please ring the bell first.',
  'Driveway is steep, a bucket truck cannot turn.',
  'Alley access behind the garage.',
  '',
  '',
];

/** A species in the middle of a sentence: "live oak", but "Texas red oak". */
function inSentence(species: string): string {
  return /^(?:Ashe|Douglas|Oregon|Texas)\b/.test(species) ? species : species.toLowerCase();
}

/** Invents ordinary work for an area. */
export function inventWork(random: SeededRandom, area: Area): Work {
  const species = random.pick(area.species);
  const tree = { species, height_m: random.between(6, 24), diameter_cm: random.between(20, 80) };
  const access = random.pick(ACCESS);
  const shared = {
    timing: random.pick(['this_week', 'this_month', 'flexible'] as const),
    ...(access ? { access_notes: access } : {}),
  };
  switch (random.pick(['removal', 'removal', 'pruning', 'pruning', 'stump', 'arborist'] as const)) {
    case 'removal':
      return {
        ...shared,
        category: 'tree_removal',
        description: random.pick([
          `${species} next to the garage has been losing large limbs. I would like it gone before the next storm.`,
          `${species} is dead at the top and leans toward the fence. Please take it down and haul it away.`,
          `The ${inSentence(species)} was planted far too close to the house. Removal, and grind the stump please.`,
        ]),
        trees: [
          {
            ...tree,
            condition: random.pick(['declining', 'dead', 'healthy'] as const),
            near_structure: random.chance(0.5),
            stump: random.chance(0.5),
          },
        ],
      };
    case 'pruning':
      return {
        ...shared,
        category: 'maintenance',
        description: random.pick([
          `Branches of the ${inSentence(species)} are rubbing on the roof. Please raise the crown and remove the dead wood.`,
          `Annual pruning of the ${inSentence(species)}s along the drive, nothing drastic.`,
          `The neighbor asked us to cut back what hangs over the fence. Please keep the shape natural.`,
        ]),
        trees: [{ ...tree, count: random.between(1, 4) }],
      };
    case 'stump':
      return {
        ...shared,
        category: 'stump_grinding',
        description: 'Old stumps in the back yard, ground low enough to plant grass over them.',
        trees: [
          {
            species,
            height_m: 0.5,
            diameter_cm: random.between(30, 70),
            count: random.between(1, 3),
            stump: true,
          },
        ],
      };
    case 'arborist':
      return {
        ...shared,
        category: 'arborist',
        description: `Mushrooms at the base of the ${inSentence(species)}. I want someone qualified to say whether it is safe.`,
        written_report: random.chance(0.6),
        trees: [{ ...tree, condition: 'declining' }],
      };
  }
}
