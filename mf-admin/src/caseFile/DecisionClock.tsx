import { formatAge, formatMoment, formatTimeLeft } from '@tree-service/domain';
import { useNow } from '@tree-service/design/hooks';
import { StatusPill } from '@tree-service/design';

const SOON_MS = 4 * 3_600_000;

/** Until when a decision is due, and how much time is left; overdue ones say since when. */
export function DecisionClock({ dueAt }: { readonly dueAt: string | null }) {
  const now = useNow();
  if (dueAt === null) return <StatusPill>No clock</StatusPill>;
  const left = Date.parse(dueAt) - now.getTime();
  const tone = left <= 0 ? 'danger' : left < SOON_MS ? 'warning' : 'info';
  return (
    <StatusPill tone={tone}>
      <time dateTime={dueAt} title={formatMoment(dueAt)}>
        {left <= 0
          ? `Overdue, was due ${formatAge(dueAt, now)}`
          : `${formatTimeLeft(dueAt, now)} left`}
      </time>
    </StatusPill>
  );
}
