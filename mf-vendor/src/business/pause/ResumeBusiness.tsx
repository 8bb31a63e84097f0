import { resumeBusiness } from '../../api/onboarding';
import { showBusiness } from '@tree-service/market/api/showRows';
import { Button } from '@tree-service/design';
import { formatDay } from '@tree-service/domain';
import { useBusinessAction } from '../useBusinessAction';
import type { Business } from '../../api/vendors';

export type PauseFacts = Pick<Business, 'state' | 'paused_by' | 'paused_until'>;

/** Only a pause by the Pro can be ended by the Pro. */
export function isPausedByVendor({ state, paused_by }: PauseFacts): boolean {
  return state === 'paused' && paused_by === 'vendor';
}

export function reopensInWords({ paused_until: until }: PauseFacts): string {
  return until === null
    ? 'It stays paused until you resume it.'
    : `It resumes automatically on ${formatDay(`${until}T12:00:00Z`, 'UTC')}.`;
}

export function ResumeBusiness() {
  const resume = useBusinessAction({
    run: resumeBusiness,
    done: 'Your business is open for new requests',
    failed: "We couldn't resume your business",
    show: (state, _, vendorId) => showBusiness(vendorId, { state }),
  });
  return (
    <Button size="sm" loading={resume.isPending} onClick={() => resume.mutate()}>
      Resume business
    </Button>
  );
}
