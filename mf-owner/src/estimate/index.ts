export { EstimateBreakdown, type EstimateBreakdownProps } from './EstimateBreakdown';
