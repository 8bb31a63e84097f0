export { ReportReview, type ReportReviewProps } from './ReportReview';
