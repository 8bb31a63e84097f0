import type { Business } from '@tree-service/shared/api/vendors';
import { Alert } from '@tree-service/shared/ui';
import type { ReactNode } from 'react';
import { standingOf } from './standing';

/** The state of a business with the administrator's reason, and what to do about it. */
export function StandingAlert({
  business,
  actions,
}: {
  business: Pick<Business, 'state' | 'state_reason'>;
  actions?: ReactNode;
}) {
  const { tone, title, text } = standingOf(business.state);
  // What was written before a decision that no longer stands would only confuse.
  const isDecided = business.state !== 'approved' && business.state !== 'under_review';
  const reason = isDecided ? business.state_reason : null;
  return (
    <Alert tone={tone} title={title} actions={actions}>
      <p>{text}</p>
      {reason && (
        <p>
          <strong>What we wrote:</strong> {reason}
        </p>
      )}
    </Alert>
  );
}
