import { CANDIDATE_PAGE, type CandidateSort } from '@tree-service/shared/api/matchCandidates';
import type { MatchRun } from '@tree-service/shared/api/matches';
import { Card, Section, Text, VStack } from '@tree-service/shared/ui';
import { Pages } from '../layout/Pages';
import { QueryView } from '../layout/QueryView';
import { CandidateFilter } from './CandidateFilter';
import { OrderTable } from './OrderTable';
import { useCandidatePage } from './useCandidatePage';

const SORTS = [
  { value: 'offers', label: 'As offered, with boosts and kept places' },
  { value: 'boosts', label: 'With boosts, without kept places' },
  { value: 'score', label: 'Without boosts and kept places' },
] as const satisfies readonly { value: CandidateSort; label: string }[];

interface OrderSectionProps {
  readonly run: MatchRun;
  readonly selectedId: string | null;
  readonly onSelect: (vendorId: string) => void;
}

/** Everybody a match ranked, in the order of offers or as boosts and kept places alone would have it. */
export function OrderSection({ run, selectedId, onSelect }: OrderSectionProps) {
  const { query, choice, setName, setSort, setSkip } = useCandidatePage(run.id, 'ranked');
  return (
    <Section
      title="Order"
      description="Who was to be offered the request, and how the places came about. A name shows the Pro on the map."
    >
      <Card>
        <VStack $gap={5}>
          <CandidateFilter
            nameLabel="Find a ranked Pro"
            name={choice.name}
            onName={setName}
            choice={{
              label: 'Order',
              options: SORTS,
              value: choice.sort,
              onChange: (value) =>
                setSort(SORTS.find((sort) => sort.value === value)?.value ?? 'offers'),
            }}
          >
            <QueryView query={query} what="the order" rows={8}>
              {({ candidates, found }) =>
                candidates.length === 0 ? (
                  <Text role="status" tone="muted">
                    No Pro of that name was ranked.
                  </Text>
                ) : (
                  <div>
                    <OrderTable
                      candidates={candidates}
                      policy={run.matching_policy}
                      selectedId={selectedId}
                      onSelect={onSelect}
                    />
                    <Pages
                      what="ranked Pros"
                      skip={choice.skip}
                      atATime={CANDIDATE_PAGE}
                      found={found}
                      onSkip={setSkip}
                    />
                  </div>
                )
              }
            </QueryView>
          </CandidateFilter>
        </VStack>
      </Card>
    </Section>
  );
}
