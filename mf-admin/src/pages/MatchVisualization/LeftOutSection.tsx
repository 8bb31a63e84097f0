import { CANDIDATE_PAGE } from '@tree-service/shared/api/matchCandidates';
import type { MatchRun } from '@tree-service/shared/api/matches';
import { Card, Section, Text, VStack } from '@tree-service/shared/ui';
import { Pages } from '../layout/Pages';
import { QueryView } from '../layout/QueryView';
import { CandidateFilter } from './CandidateFilter';
import { filterReasonText } from './filterReasons';
import { LeftOutTable } from './LeftOutTable';
import { useCandidatePage } from './useCandidatePage';

interface LeftOutSectionProps {
  readonly run: MatchRun;
  readonly selectedId: string | null;
  readonly onSelect: (vendorId: string) => void;
}

/** Everybody a match left out, nearest first, by reason. */
export function LeftOutSection({ run, selectedId, onSelect }: LeftOutSectionProps) {
  const { query, choice, setName, setReason, setSkip } = useCandidatePage(run.id, 'left_out');
  const reasons = Object.entries(run.left_out)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => ({
      value: reason,
      label: `${filterReasonText(reason)} (${count})`,
    }));
  return (
    <Section title="Left out" description="Who was in reach but dropped by a filter, and why.">
      <Card>
        <VStack $gap={5}>
          <CandidateFilter
            nameLabel="Find a Pro who was left out"
            name={choice.name}
            onName={setName}
            choice={{
              label: 'Reason',
              options: [{ value: '', label: 'Every reason' }, ...reasons],
              value: choice.reason ?? '',
              onChange: (reason) => setReason(reason === '' ? null : reason),
            }}
          >
            <QueryView query={query} what="the Pros left out" rows={4}>
              {({ candidates, found }) =>
                candidates.length === 0 ? (
                  <Text role="status" tone="muted">
                    No such Pro was left out.
                  </Text>
                ) : (
                  <div>
                    <LeftOutTable
                      candidates={candidates}
                      selectedId={selectedId}
                      onSelect={onSelect}
                    />
                    <Pages
                      what="Pros left out"
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
