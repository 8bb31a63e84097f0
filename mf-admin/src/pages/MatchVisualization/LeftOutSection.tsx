import type { MatchRun } from '../../api/matches';
import { CandidateSection } from './CandidateSection';
import { filterReasonText } from './filterReasons';
import { LeftOutTable } from './LeftOutTable';
import { useCandidatePage } from './useCandidatePage';

interface LeftOutSectionProps {
  readonly run: MatchRun;
  readonly selectedId: string | null;
  readonly onSelect: (vendorId: string) => void;
}

/** Everybody a match left out, nearest first, by reason. */
export function LeftOutSection({ run, ...choosing }: LeftOutSectionProps) {
  const page = useCandidatePage(run.id, 'left_out');
  const reasons = Object.entries(run.left_out)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => ({
      value: reason,
      label: `${filterReasonText(reason)} (${count})`,
    }));
  return (
    <CandidateSection
      title="Left out"
      description="Who was in reach but dropped by a filter, and why."
      page={page}
      what="Pros left out"
      nameLabel="Find a Pro who was left out"
      choice={{
        label: 'Reason',
        options: [{ value: '', label: 'Every reason' }, ...reasons],
        value: page.choice.reason ?? '',
        onChange: (reason) => page.setReason(reason === '' ? null : reason),
      }}
      empty="No such Pro was left out."
    >
      {(candidates) => <LeftOutTable candidates={candidates} {...choosing} />}
    </CandidateSection>
  );
}
