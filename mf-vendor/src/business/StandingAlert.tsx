import type { Business } from '@tree-service/market/api/vendors';
import { Alert } from '@tree-service/design';
import type { ReactNode } from 'react';
import { isOwnPause, reopeningInWords, type Pausable } from './pause/ownPause';
import { ResumeBusiness } from './pause/ResumeBusiness';
import { standingOf } from './standing';

/** The state of a business with the reason for it, and what to do about it. */
export function StandingAlert({
  business,
  actions,
}: {
  business: Pausable & Pick<Business, 'state_reason'>;
  /** What else to do than to open again after a pause of one's own. */
  actions?: ReactNode;
}) {
  const { tone, title, text } = standingOf(business.state);
  const isOwn = isOwnPause(business);
  // What was written before a decision that no longer stands would only confuse.
  const isDecided = business.state !== 'approved' && business.state !== 'under_review';
  const reason = isDecided ? business.state_reason : null;
  return (
    <Alert tone={tone} title={title} actions={isOwn ? <ResumeBusiness /> : actions}>
      <p>
        {text} {isOwn && reopeningInWords(business)}
      </p>
      {reason && (
        <p>
          <strong>{isOwn ? 'What you wrote:' : 'What we wrote:'}</strong> {reason}
        </p>
      )}
    </Alert>
  );
}
