export { EstimateBreakdown } from './EstimateBreakdown';
