export { ReportReview } from './ReportReview';
