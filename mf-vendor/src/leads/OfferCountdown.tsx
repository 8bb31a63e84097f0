import { useNow } from '@tree-service/design/hooks';
import { formatTimeLeft, momentInZone } from '@tree-service/domain';
import { Badge } from '@tree-service/design';
import { Clock } from 'lucide-react';

/** `urgent` when less than half an hour is left. */
export type OfferUrgency = 'calm' | 'urgent' | 'over';

const URGENT_BELOW_MS = 30 * 60 * 1000;

export function offerUrgency(endsAt: string, now: Date): OfferUrgency {
  const left = new Date(endsAt).getTime() - now.getTime();
  if (left <= 0) return 'over';
  return left < URGENT_BELOW_MS ? 'urgent' : 'calm';
}

const tones = { calm: 'info', urgent: 'warning', over: 'neutral' } as const;

/** Updates every second; the title shows the end in the property's time zone. */
export function OfferCountdown({ endsAt, timeZone }: { endsAt: string; timeZone: string }) {
  const now = useNow(1000);
  const urgency = offerUrgency(endsAt, now);
  return (
    <time dateTime={endsAt} title={`Ends ${momentInZone(endsAt, timeZone)}`}>
      <Badge tone={tones[urgency]}>
        <Clock aria-hidden />
        {urgency === 'over' ? 'Offer expired' : `${formatTimeLeft(endsAt, now)} left`}
      </Badge>
    </time>
  );
}
