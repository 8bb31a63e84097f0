import { useQuery } from '@tanstack/react-query';
import { readChanged } from '@tree-service/kernel';
import { paths } from '@tree-service/kernel/contract';
import { Alert, Button, QueryBoundary } from '@tree-service/design';
import { useSearchParams } from 'react-router';
import { askCheckout } from '../../api/payments';
import { vendorPaths } from '../../paths';
import { useVendorId } from '../../area/vendorId';

/** Where what was paid for is, and can be bought again. */
function Next() {
  return (
    <>
      <Button asLink to={paths.vendorTokens()} variant="outline" size="sm">
        Your tokens
      </Button>
      <Button asLink to={vendorPaths.priority()} variant="outline" size="sm">
        Plans
      </Button>
    </>
  );
}

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
          <Alert tone="success" title="Payment received" actions={<Next />}>
            Your receipt is below.
          </Alert>
        ) : (
          <Alert tone="warning" title="This payment isn't finished" actions={<Next />}>
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
    <Alert tone="neutral" title="Payment canceled" actions={<Next />}>
      You were not charged.
    </Alert>
  ) : null;
}
