import type { CandidateSort } from '../../api/matchCandidates';
import type { MatchRun } from '../../api/matches';
import { CandidateSection } from './CandidateSection';
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
export function OrderSection({ run, ...choosing }: OrderSectionProps) {
  const page = useCandidatePage(run.id, 'ranked');
  return (
    <CandidateSection
      title="Order"
      description="Who was to be offered the request, and how the places came about. A name shows the Pro on the map."
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
      empty="No Pro of that name was ranked."
    >
      {(candidates) => (
        <OrderTable candidates={candidates} policy={run.matching_policy} {...choosing} />
      )}
    </CandidateSection>
  );
}
