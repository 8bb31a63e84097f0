import { CANDIDATE_PAGE, type MatchCandidate, type useCandidatePage } from './matchCandidates.api';
import {
  Button,
  Card,
  FieldFrame,
  Grid,
  HStack,
  type Option,
  QueryBoundary,
  Select,
  space,
  Text,
  TextInput,
  VStack,
} from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';
import { type ReactNode, useId } from 'react';
import { formatMiles, LOCALE } from '@tree-service/domain';
import styled from 'styled-components';
import { Search } from 'lucide-react';
import { ListCsv } from '../shared/layout/ListCsv';
import { filterReasonText } from './matchStages';

/** A candidate as a row of a file. */
const candidateCells = (candidate: MatchCandidate) => ({
  Business: candidate.business_name,
  City: candidate.city,
  State: candidate.region,
  Distance: formatMiles(candidate.distance_km),
  Excluded: candidate.filtered_reason && filterReasonText(candidate.filtered_reason),
  Position: candidate.offer_position,
  Score: candidate.base_score,
  Boost: candidate.boost,
  'Boosted score': candidate.final_score,
  'Rank without boosts': candidate.base_rank,
  'Rank with boosts': candidate.boosted_rank,
  'Reserved for': candidate.reserved_for,
});

const Bar = styled.nav`
  margin-top: ${space(4)};
`;

const count = new Intl.NumberFormat(LOCALE);

interface PagesProps {
  /** What is listed: "ranked Pros". */
  readonly what: string;
  /** Rows before this page. */
  readonly skip: number;
  readonly pageSize: number;
  /** Rows on all pages. */
  readonly found: number;
  readonly onSkip: (skip: number) => void;
}

/** The position in a long list, with previous and next. */
function Pages({ what, skip, pageSize, found, onSkip }: PagesProps) {
  if (found <= pageSize) return null;
  const last = Math.min(skip + pageSize, found);
  return (
    <Bar aria-label={`Pages of ${what}`}>
      <HStack $gap={3} $wrap>
        <Button
          variant="outline"
          disabled={skip === 0}
          onClick={() => onSkip(Math.max(0, skip - pageSize))}
        >
          Previous
        </Button>
        <Button variant="outline" disabled={last >= found} onClick={() => onSkip(skip + pageSize)}>
          Next
        </Button>
        <Text as="span" role="status" tone="muted" numeric>
          {count.format(skip + 1)} to {count.format(last)} of {count.format(found)} {what}
        </Text>
      </HStack>
    </Bar>
  );
}

interface CandidateFilterProps {
  readonly nameLabel: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  /** The select box beside it. */
  readonly choice: {
    readonly label: string;
    readonly options: readonly Option[];
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
}

/** Narrows and sorts a table of candidates. */
function CandidateFilter(props: CandidateFilterProps) {
  const { nameLabel, name, onName, choice } = props;
  const id = useId();
  const choiceId = useId();
  return (
    <search>
      <Grid $min="14rem" $gap={4}>
        <FieldFrame id={id} label={nameLabel}>
          <TextInput
            id={id}
            type="search"
            maxLength={200}
            before={<Search size={20} aria-hidden />}
            value={name}
            onChange={({ target }) => onName(target.value)}
          />
        </FieldFrame>
        <FieldFrame id={choiceId} label={choice.label}>
          <Select
            id={choiceId}
            options={choice.options}
            value={choice.value}
            onChange={({ target }) => choice.onChange(target.value)}
          />
        </FieldFrame>
      </Grid>
    </search>
  );
}

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
