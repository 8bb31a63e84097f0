import { useQuery } from '@tanstack/react-query';
import { readChanged } from '@tree-service/kernel';
import { Alert, QueryBoundary } from '@tree-service/design';
import { useSearchParams } from 'react-router';
import { askCheckout } from '../../api/payments';
import { useVendorId } from '../../area/vendorId';

function Outcome({ session }: { session: string }) {
  const vendorId = useVendorId();
  // The Pro may be back before the notice of the payment service is.
  const confirmed = useQuery({
    queryKey: ['checkout', session],
    staleTime: Infinity,
    queryFn: async () => {
      const answer = await askCheckout({ action: 'confirm', session });
      await readChanged([
        ['payments', vendorId],
        ['tokens', vendorId],
        ['vendors', vendorId],
      ]);
      return 'state' in answer && answer.state === 'complete';
    },
  });
  return (
    <QueryBoundary query={confirmed} what="your payment">
      {(isPaid) =>
        isPaid ? (
          <Alert tone="success" title="Payment received">
            Your receipt is below.
          </Alert>
        ) : (
          <Alert tone="warning" title="This payment isn't finished">
            You were not charged. Start again when you are ready.
          </Alert>
        )
      }
    </QueryBoundary>
  );
}

/** The result of the payment that a Pro returns from; nothing when the page was opened directly. */
export function ReturnNotice() {
  const [search] = useSearchParams();
  const session = search.get('paid');
  if (session !== null) return <Outcome session={session} />;
  return search.has('canceled') ? (
    <Alert tone="neutral" title="Payment canceled">
      You were not charged.
    </Alert>
  ) : null;
}
