import type { VendorDecision } from '../api/administration';
import { canMove, type VendorState } from '@tree-service/domain';

export interface VendorChoice {
  readonly decision: VendorDecision;
  readonly label: string;
  /** What will happen. */
  readonly effect: string;
  readonly reasonHint: string;
  /** After the name of the business, once it is done. */
  readonly done: string;
  readonly tone: 'main' | 'quiet' | 'destructive';
  /** Whether the Pro can read the reason. */
  readonly isReasonShown: boolean;
}

const CHOICES: readonly VendorChoice[] = [
  {
    decision: 'approve',
    label: 'Approve',
    effect:
      'The business becomes public, can be matched with requests and gets its welcome tokens.',
    reasonHint: 'What you checked',
    done: 'approved',
    tone: 'main',
    isReasonShown: false,
  },
  {
    decision: 'request_documents',
    label: 'Request documents',
    effect: 'The Pro can add what is missing and submit again.',
    reasonHint: 'Which documents are missing, and why',
    done: 'was asked for documents',
    tone: 'quiet',
    isReasonShown: true,
  },
  {
    decision: 'reject',
    label: 'Reject',
    effect: 'The application is closed. The Pro can apply again later.',
    reasonHint: 'Why the business cannot be approved',
    done: 'rejected',
    tone: 'destructive',
    isReasonShown: true,
  },
  {
    decision: 'resume',
    label: 'Resume',
    effect: 'The business is public again and can be matched with requests.',
    reasonHint: 'What has changed',
    done: 'resumed',
    tone: 'main',
    isReasonShown: false,
  },
  {
    decision: 'reinstate',
    label: 'Reinstate',
    effect: 'The suspension ends: the business is public again and can be matched with requests.',
    reasonHint: 'What has changed',
    done: 'reinstated',
    tone: 'main',
    isReasonShown: false,
  },
  {
    decision: 'suspend',
    label: 'Suspend',
    effect: 'The business is hidden and receives no offers until you reinstate it.',
    reasonHint: 'What happened, and what needs to change',
    done: 'suspended',
    tone: 'destructive',
    isReasonShown: true,
  },
  {
    decision: 'terminate',
    label: 'Remove',
    effect: "The business is permanently removed from the marketplace. You can't undo this.",
    reasonHint: 'Why the business is removed',
    done: 'removed',
    tone: 'destructive',
    isReasonShown: true,
  },
];

/** The decisions possible in a state, most likely first. */
export function vendorChoices(state: VendorState): VendorChoice[] {
  return CHOICES.filter(({ decision }) => canMove('vendor', state, decision, 'admin'));
}
