import { CANDIDATE_PAGE, type MatchCandidate } from '../../api/matchCandidates';
import { Card, QueryBoundary, Text, VStack } from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';
import type { ReactNode } from 'react';
import { Pages } from '../../layout/Pages';
import { ListCsv } from '../../listCsv/ListCsv';
import { candidateCells } from './candidateCells';
import { CandidateFilter, type CandidateFilterProps } from './CandidateFilter';
import type { useCandidatePage } from './useCandidatePage';

interface CandidateSectionProps {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly page: ReturnType<typeof useCandidatePage>;
  readonly what: string;
  readonly nameLabel: string;
  /** The select box beside the name field. */
  readonly choice: CandidateFilterProps['choice'];
  /** Shown when no one matches. */
  readonly empty: string;
  readonly children: (candidates: readonly MatchCandidate[]) => ReactNode;
}

/** Candidates of a match, filtered or sorted, a page at a time. */
export function CandidateSection(props: CandidateSectionProps) {
  const { id, title, description, page, what, nameLabel, choice, empty, children } = props;
  return (
    <FoldedSection
      id={id}
      title={title}
      description={description}
      actions={
        <ListCsv name={what.replaceAll(' ', '-')} read={page.readAll} cells={candidateCells} />
      }
    >
      <Card>
        <VStack $gap={5}>
          <CandidateFilter
            nameLabel={nameLabel}
            name={page.choice.name}
            onName={page.setName}
            choice={choice}
          />
          <QueryBoundary query={page.query} what={`the ${what}`}>
            {({ candidates, found }) =>
              candidates.length === 0 ? (
                <Text role="status" tone="muted">
                  {empty}
                </Text>
              ) : (
                <div>
                  {children(candidates)}
                  <Pages
                    what={what}
                    skip={page.choice.skip}
                    pageSize={CANDIDATE_PAGE}
                    found={found}
                    onSkip={page.setSkip}
                  />
                </div>
              )
            }
          </QueryBoundary>
        </VStack>
      </Card>
    </FoldedSection>
  );
}
