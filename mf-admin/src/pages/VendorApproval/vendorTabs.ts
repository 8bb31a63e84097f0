import type { LinkTab } from '@tree-service/design';
import { VENDOR_STATES, type VendorState } from '@tree-service/domain';
import { queuePages } from '../../paths';
import { DECIDED, toDecided } from '../../queue/decidedList';

const STATES = [
  'under_review',
  'documents_pending',
  'approved',
  'paused',
  'suspended',
  'rejected',
] as const satisfies readonly VendorState[];

export type ListedState = (typeof STATES)[number];

/** The list an address shows; applications under review by default. */
export function readListedState(address: URLSearchParams): ListedState {
  return STATES.find((state) => state === address.get('state')) ?? 'under_review';
}

/** The lists of the page: the queue first, decisions last. */
export function vendorTabs(current: ListedState | typeof DECIDED): LinkTab[] {
  return [
    ...STATES.map((state) => ({
      to: `${queuePages.approvals.path()}?state=${state}`,
      label: VENDOR_STATES[state].label,
      isCurrent: state === current,
    })),
    {
      to: toDecided(queuePages.approvals.path()),
      label: 'Decisions',
      isCurrent: current === DECIDED,
    },
  ];
}
