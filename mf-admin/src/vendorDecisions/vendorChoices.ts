import type { VendorDecision } from '../api/administration';
import { canMove, type VendorState } from '@tree-service/domain';

/** A decision as a button and its dialog word it. */
export interface VendorChoice {
  readonly decision: VendorDecision;
  readonly label: string;
  /** What happens, in one sentence. */
  readonly effect: string;
  /** What the reason should say. */
  readonly reasonHint: string;
  /** Said when it is done. */
  readonly done: string;
  readonly tone: 'main' | 'quiet' | 'grave';
  /** Whether the Pro reads the reason beside the state; an approved Pro has none to read. */
  readonly isReasonShown: boolean;
}

const CHOICES: readonly VendorChoice[] = [
  {
    decision: 'approve',
    label: 'Approve',
    effect:
      'The business becomes public, can be matched with requests and receives its welcome tokens.',
    reasonHint: 'What you checked',
    done: 'approved',
    tone: 'main',
    isReasonShown: false,
  },
  {
    decision: 'request_documents',
    label: 'Ask for documents',
    effect: 'The Pro can add what is missing and submit again.',
    reasonHint: 'Which documents are missing, and why',
    done: 'asked for documents',
    tone: 'quiet',
    isReasonShown: true,
  },
  {
    decision: 'reject',
    label: 'Reject',
    effect: 'The application ends here. The Pro may apply again later.',
    reasonHint: 'Why the business cannot be approved',
    done: 'rejected',
    tone: 'grave',
    isReasonShown: true,
  },
  {
    decision: 'resume',
    label: 'Resume',
    effect: 'The business is public again and can be matched with requests.',
    reasonHint: 'What has changed',
    done: 'active again',
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
    reasonHint: 'What happened, and what has to change',
    done: 'suspended',
    tone: 'grave',
    isReasonShown: true,
  },
  {
    decision: 'terminate',
    label: 'Terminate',
    effect: 'The business is closed for good. This cannot be taken back.',
    reasonHint: 'Why the business is closed',
    done: 'terminated',
    tone: 'grave',
    isReasonShown: true,
  },
];

/** What an administrator can decide about a Pro in a state, the most likely first. */
export function vendorChoices(state: VendorState): VendorChoice[] {
  return CHOICES.filter(({ decision }) => canMove('vendor', state, decision, 'admin'));
}
