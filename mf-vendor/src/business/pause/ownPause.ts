import type { Business } from '@tree-service/market/api/vendors';
import { formatDay } from '@tree-service/domain';

/** What tells whose pause it is, and how long. */
export type Pausable = Pick<Business, 'state' | 'paused_by' | 'paused_until'>;

/** Whether the Pro has paused the business, so that the Pro may open it again. */
export function isOwnPause({ state, paused_by }: Pausable): boolean {
  return state === 'paused' && paused_by === 'vendor';
}

/** When a business its Pro has paused opens again, in words. */
export function reopeningInWords({ paused_until: until }: Pausable): string {
  return until === null
    ? 'It stays paused until you open it again.'
    : `It opens again by itself on ${formatDay(`${until}T12:00:00Z`, 'UTC')}.`;
}
