import { formatDay } from '@tree-service/domain';
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
