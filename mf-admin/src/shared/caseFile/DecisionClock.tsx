import { formatAge, formatMoment, formatTimeLeft } from '@tree-service/domain';
import { useNow } from '@tree-service/design/hooks';
import { StatusPill } from '@tree-service/design';

const SOON_MS = 4 * 3_600_000;

/** The time left until a decision is due, or since it was. */
export function DecisionClock({ dueAt }: { readonly dueAt: string | null }) {
  const now = useNow();
  if (dueAt === null) return <StatusPill>No deadline</StatusPill>;
  const left = Date.parse(dueAt) - now.getTime();
  const tone = left <= 0 ? 'danger' : left < SOON_MS ? 'warning' : 'info';
  return (
    <StatusPill tone={tone}>
      <time dateTime={dueAt} title={formatMoment(dueAt)}>
        {left <= 0 ? `Overdue, due ${formatAge(dueAt, now)}` : `${formatTimeLeft(dueAt, now)} left`}
      </time>
    </StatusPill>
  );
}
