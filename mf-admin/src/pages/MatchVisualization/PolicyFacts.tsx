import type { MatchingPolicy } from '../../api/matches';
import { Facts } from '../../layout/Facts';
import { MATCH_SIGNALS } from './scoreParts';

/** What matching was set to when a match ran. */
export function PolicyFacts({ policy }: { readonly policy: MatchingPolicy }) {
  return (
    <Facts
      facts={[
        ...MATCH_SIGNALS.map(([signal, label]) => ({
          name: `Weight of ${label.toLowerCase()}`,
          value: policy[`weight_${signal}`].toFixed(2),
        })),
        { name: 'Quality floor for boosts', value: policy.quality_floor.toFixed(2) },
        { name: 'Offers at a time', value: String(policy.offers_at_once) },
        { name: 'Pros at most', value: String(policy.accepts_at_most) },
        { name: 'A newcomer has fewer than', value: `${policy.newcomer_reviews} reviews` },
      ]}
    />
  );
}
