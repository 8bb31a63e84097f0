/** What becomes of a proposal: another administrator decides it, and only its own can withdraw it. */
export type ProposalDecision = 'approve' | 'refuse' | 'withdraw';
