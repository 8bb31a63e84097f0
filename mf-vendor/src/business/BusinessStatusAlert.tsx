import { Alert } from '@tree-service/design';
import type { ReactNode } from 'react';
import type { Business } from '../api/vendors';
import {
  ResumeBusiness,
  isPausedByVendor,
  reopensInWords,
  type PauseFacts,
} from './pause/ResumeBusiness';
import { businessStatus } from './businessStatus';

export function BusinessStatusAlert({
  business,
  note,
  actions,
}: {
  business: PauseFacts & Pick<Business, 'state_reason'>;
  /** A sentence after the usual text. */
  note?: string;
  /** Other actions than resuming a business the Pro paused. */
  actions?: ReactNode;
}) {
  const { tone, title, text } = businessStatus(business.state);
  const isOwn = isPausedByVendor(business);
  // A reason from before the current status no longer applies.
  const isDecided = business.state !== 'approved' && business.state !== 'under_review';
  const reason = isDecided ? business.state_reason : null;
  return (
    <Alert tone={tone} title={title} actions={isOwn ? <ResumeBusiness /> : actions}>
      <p>
        {text} {isOwn && reopensInWords(business)} {note}
      </p>
      {reason && (
        <p>
          <strong>{isOwn ? 'Your reason:' : 'Our reason:'}</strong> {reason}
        </p>
      )}
    </Alert>
  );
}
