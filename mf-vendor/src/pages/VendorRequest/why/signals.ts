import { reservedPlaceInWords, type MarketplaceRules } from '@tree-service/domain';
import type { MatchExplanation } from '../../../api/leads';

/** `percent` is how well the Pro did, `weightPercent` how much it counts. */
export interface Signal {
  name: string;
  meaning: string;
  percent: number;
  weightPercent: number;
}

const names = {
  distance: { name: 'Distance', meaning: 'How close the property is, within your service area' },
  rating: { name: 'Rating', meaning: 'Your reviews, weighted by how many you have' },
  acceptance: { name: 'Acceptance', meaning: 'How many of your offers you accepted' },
  response: { name: 'Response', meaning: 'How many offers you accepted or declined in time' },
  availability: { name: 'Availability', meaning: 'How much capacity your open jobs leave' },
  credentials: {
    name: 'Credentials',
    meaning: 'Your verified, current credentials (four for a full score)',
  },
  experience: { name: 'Experience', meaning: 'Jobs you completed here' },
} as const;

type SignalName = keyof typeof names;

const percentOf = (share: number): number => Math.round(Math.min(Math.max(share, 0), 1) * 100);

/** By weight, heaviest first. */
export function signalsOf(
  explanation: Pick<MatchExplanation, 'components'>,
  policy: Pick<MarketplaceRules, `weight_${SignalName}`>,
): Signal[] {
  const weights: Readonly<Record<SignalName, number>> = {
    distance: policy.weight_distance,
    rating: policy.weight_rating,
    acceptance: policy.weight_acceptance,
    response: policy.weight_response,
    availability: policy.weight_availability,
    credentials: policy.weight_credentials,
    experience: policy.weight_experience,
  };
  const order: readonly SignalName[] = [
    'distance',
    'rating',
    'acceptance',
    'response',
    'availability',
    'credentials',
    'experience',
  ];
  return order
    .map((name) => ({
      ...names[name],
      percent: percentOf(explanation.components[name] ?? 0),
      weightPercent: percentOf(weights[name]),
    }))
    .sort((one, other) => other.weightPercent - one.weightPercent);
}

const ORDINALS = new Intl.PluralRules('en-US', { type: 'ordinal' });

const SUFFIXES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

/** "1st", "22nd", "13th". */
const ordinal = (place: number): string => `${place}${SUFFIXES[ORDINALS.select(place)] ?? 'th'}`;

export function rankInWords(explanation: MatchExplanation): string {
  const {
    base_rank: rank,
    candidates,
    offer_position: place,
    reserved_for: reserved,
  } = explanation;
  const start = `You ranked ${ordinal(rank)} of ${candidates} matching ${candidates === 1 ? 'Pro' : 'Pros'} on merit and received the ${ordinal(place)} offer.`;
  const kept = reservedPlaceInWords(reserved);
  return kept === null ? start : `${start} You got ${kept}.`;
}
