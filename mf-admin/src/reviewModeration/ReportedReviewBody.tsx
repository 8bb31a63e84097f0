// In the chunk of case bodies, which the review queue loads when a case is opened.
import { waitingReviewReportsQuery } from './reviewModeration.api';
import { OpenCaseBody, type CaseBodyProps } from '../shared/queue/OpenCaseBody';
import { ReportedReviewCard } from './ReportedReviewCard';
import { reportedReviews } from './reportedReviews';

export default function ReportedReviewBody({ row }: CaseBodyProps) {
  return (
    <OpenCaseBody query={waitingReviewReportsQuery(row.id)}>
      {(reports) =>
        reportedReviews(reports).map((one) => (
          <ReportedReviewCard key={one.review.id} reported={one} />
        ))
      }
    </OpenCaseBody>
  );
}
