import type { LinkTab } from '@tree-service/design';
import { VENDOR_STATES, type VendorState } from '@tree-service/domain';
import { adminPaths } from '../../paths';
import { DECIDED, toDecided } from '../../decided/decidedList';

const STATES = [
  'under_review',
  'documents_pending',
  'approved',
  'paused',
  'suspended',
  'rejected',
] as const satisfies readonly VendorState[];

/** A state whose Pros the approval page lists. */
export type ListedState = (typeof STATES)[number];

/** Reads which list is asked for; under review when none is. */
export function readListedState(address: URLSearchParams): ListedState {
  return STATES.find((state) => state === address.get('state')) ?? 'under_review';
}

/** The lists of the approval page: the queue first, what was decided last. */
export function vendorTabs(current: ListedState | typeof DECIDED): LinkTab[] {
  return [
    ...STATES.map((state) => ({
      to: `${adminPaths.vendorApproval()}?state=${state}`,
      label: VENDOR_STATES[state].label,
      isCurrent: state === current,
    })),
    {
      to: toDecided(adminPaths.vendorApproval()),
      label: 'Decisions',
      isCurrent: current === DECIDED,
    },
  ];
}
