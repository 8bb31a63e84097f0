import { waitingReviewReportsQuery } from '../../api/reviewModeration';
import { OpenCaseBody, type CaseBodyProps } from '../../queue/OpenCaseBody';
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
