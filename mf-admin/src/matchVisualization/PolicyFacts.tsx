// Apart from MatchReplay: the test of all rules shows it alone.
import type { MatchingPolicy } from '../api/matches';
import { Facts } from '../shared/layout/Facts';
import { MATCH_SIGNALS } from './ScoreBar';

export function PolicyFacts({ policy }: { readonly policy: MatchingPolicy }) {
  return (
    <Facts
      facts={[
        ...MATCH_SIGNALS.map(([signal, label]) => ({
          name: `${label} weight`,
          value: policy[`weight_${signal}`].toFixed(2),
        })),
        { name: 'Highest boost', value: policy.boost_at_most.toFixed(2) },
        { name: 'Offers at once', value: String(policy.offers_at_once) },
        { name: 'Pros per request', value: String(policy.accepts_at_most) },
      ]}
    />
  );
}
