export { DisputeCard, type DisputeCardProps } from './DisputeCard';
export { outcomeSchema } from './disputeSchema';
export { DisputeSection, type DisputeSectionProps } from './DisputeSection';
export {
  describeOutcome,
  DISPUTE_OUTCOMES,
  DISPUTE_REASONS,
  type DisputedJob,
  type Side,
} from './disputeWords';
