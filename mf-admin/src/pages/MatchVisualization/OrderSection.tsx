import type { CandidateSort } from '../../api/matchCandidates';
import type { MatchRun } from '../../api/matches';
import { CandidateSection } from './CandidateSection';
import { OrderTable } from './OrderTable';
import { useCandidatePage } from './useCandidatePage';

const SORTS = [
  { value: 'offers', label: 'As offered, with boosts and reserved places' },
  { value: 'boosts', label: 'With boosts, without reserved places' },
  { value: 'score', label: 'Without boosts or reserved places' },
] as const satisfies readonly { value: CandidateSort; label: string }[];

interface OrderSectionProps {
  readonly id: string;
  readonly run: MatchRun;
  readonly selectedId: string | null;
  readonly onSelect: (vendorId: string) => void;
}

/** The Pros a match ranked, in one of three orders. */
export function OrderSection({ id, run, ...choosing }: OrderSectionProps) {
  const page = useCandidatePage(run.id, 'ranked');
  return (
    <CandidateSection
      id={id}
      title="Order"
      description="The order of offers, and how it was set. Select a name to see the Pro on the map."
      page={page}
      what="ranked Pros"
      nameLabel="Find a ranked Pro"
      choice={{
        label: 'Order',
        options: SORTS,
        value: page.choice.sort,
        onChange: (value) =>
          page.setSort(SORTS.find((sort) => sort.value === value)?.value ?? 'offers'),
      }}
      empty="No matching Pros."
    >
      {(candidates) => (
        <OrderTable candidates={candidates} policy={run.matching_policy} {...choosing} />
      )}
    </CandidateSection>
  );
}
