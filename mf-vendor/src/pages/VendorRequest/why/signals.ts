import type { MarketplaceRules } from '@tree-service/domain';
import type { MatchExplanation } from '@tree-service/market/api/leads';

/** One signal of a ranking: how well the Pro did in it and how much it counts, both in percent. */
export type Signal = { name: string; meaning: string; percent: number; weightPercent: number };

const names = {
  distance: { name: 'Distance', meaning: 'How near the property is within your service area' },
  rating: { name: 'Rating', meaning: 'Your reviews, with few reviews counted cautiously' },
  acceptance: { name: 'Acceptance', meaning: 'How many offers you have taken' },
  response: { name: 'Response', meaning: 'How many offers you answered in time, either way' },
  availability: { name: 'Availability', meaning: 'How much room your open jobs leave your crew' },
  credentials: {
    name: 'Credentials',
    meaning: 'Your verified, valid credentials (four are full marks)',
  },
  experience: { name: 'Experience', meaning: 'Jobs you have completed here' },
} as const;

type SignalName = keyof typeof names;

const percentOf = (share: number): number => Math.round(Math.min(Math.max(share, 0), 1) * 100);

/** The signals of a ranking, heaviest first. */
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

/** Why the Pro was offered the request, in a sentence or two. */
export function rankInWords(explanation: MatchExplanation): string {
  const { base_rank: rank, candidates, offer_position: place, reserved_for: kept } = explanation;
  const start = `On merit you ranked ${rank} of ${candidates} fitting ${candidates === 1 ? 'Pro' : 'Pros'} and were number ${place} in the order of offers.`;
  if (kept === 'newcomer') return `${start} Your place was the one kept for a newcomer.`;
  if (kept === 'unboosted') return `${start} Your place was the one kept for a Pro without a plan.`;
  return start;
}
