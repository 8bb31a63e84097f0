import { Alert, Button } from '@tree-service/design';
import { withdrawChange, type Business } from '../api/vendors';
import { useBusinessAction } from './useBusinessAction';

interface ChangeInReviewProps {
  readonly business: Pick<Business, 'approved_at' | 'business_proposals'>;
  readonly field: 'business_name' | 'zip';
  /** What customers see until it is decided: "your current name". */
  readonly current: string;
}

/** Beside a field of an approved business: what waits for an administrator, and that it can be taken back. */
export function ChangeInReview({ business, field, current }: ChangeInReviewProps) {
  const withdraw = useBusinessAction({
    run: (_vendorId, id: string) => withdrawChange(id),
    done: 'Change withdrawn',
    failed: "We couldn't withdraw this change",
  });
  const waiting = business.business_proposals.find((one) => one.field === field);
  if (!waiting) return null;
  return (
    <Alert
      title={`Waiting for review: ${waiting.proposed}`}
      actions={
        <Button
          type="button"
          size="sm"
          variant="outline"
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate(waiting.id)}
        >
          Withdraw this change
        </Button>
      }
    >
      Customers see {current} until we decide. We'll email you.
    </Alert>
  );
}
