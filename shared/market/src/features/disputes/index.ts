export { outcomeSchema } from './disputeSchema';
export { DisputeSection } from './DisputeSection';
export { describeOutcome, DISPUTE_OUTCOMES, DISPUTE_REASONS } from './disputeWords';
