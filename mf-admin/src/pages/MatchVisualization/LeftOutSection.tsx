import type { MatchRun } from '../../api/matches';
import { CandidateSection } from './CandidateSection';
import { filterReasonText } from './filterReasons';
import { LeftOutTable } from './LeftOutTable';
import { useCandidatePage } from './useCandidatePage';

interface LeftOutSectionProps {
  readonly id: string;
  readonly run: MatchRun;
  readonly selectedId: string | null;
  readonly onSelect: (vendorId: string) => void;
}

/** The Pros a match excluded, nearest first. */
export function LeftOutSection({ id, run, ...choosing }: LeftOutSectionProps) {
  const page = useCandidatePage(run.id, 'left_out');
  const reasons = Object.entries(run.left_out)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => ({
      value: reason,
      label: `${filterReasonText(reason)} (${count})`,
    }));
  return (
    <CandidateSection
      id={id}
      title="Excluded"
      description="Pros in range that a filter removed, and why."
      page={page}
      what="excluded Pros"
      nameLabel="Find an excluded Pro"
      choice={{
        label: 'Reason',
        options: [{ value: '', label: 'All reasons' }, ...reasons],
        value: page.choice.reason ?? '',
        onChange: (reason) => page.setReason(reason === '' ? null : reason),
      }}
      empty="No matching Pros."
    >
      {(candidates) => <LeftOutTable candidates={candidates} {...choosing} />}
    </CandidateSection>
  );
}
