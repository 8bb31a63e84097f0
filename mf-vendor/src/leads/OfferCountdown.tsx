import { useNow } from '@tree-service/design/hooks';
import { formatMoment, formatTimeLeft } from '@tree-service/domain';
import { Badge } from '@tree-service/design';
import { Clock } from 'lucide-react';
import { offerUrgency } from './offerClock';

const tones = { calm: 'info', urgent: 'warning', over: 'neutral' } as const;

/** How long an offer still stands, running down each second. The title tells the end in its time zone. */
export function OfferCountdown({ endsAt, timeZone }: { endsAt: string; timeZone: string }) {
  const now = useNow(1000);
  const urgency = offerUrgency(endsAt, now);
  return (
    <time dateTime={endsAt} title={`Ends ${formatMoment(endsAt, timeZone)}`}>
      <Badge tone={tones[urgency]}>
        <Clock aria-hidden />
        {urgency === 'over' ? 'This offer is over' : `${formatTimeLeft(endsAt, now)} left`}
      </Badge>
    </time>
  );
}
