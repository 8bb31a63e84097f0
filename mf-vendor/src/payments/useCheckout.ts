import { notify } from '@tree-service/kernel';
import { useAction } from '@tree-service/design/hooks';
import { askCheckout, type CheckoutWanted } from '../api/payments';
import { useVendorId } from '../area/vendorId';

/** Reports the result where there is no payment page to open. */
function tell(state: string): void {
  if (state === 'complete') notify.success('This order is already paid');
  else if (state === 'replaced') {
    notify.error('You started another payment', { description: 'Finish or cancel it first.' });
  } else notify.success('There is nothing to pay');
}

/** Leads to a page of the payment service, which leads back to the Payments page. */
export function useCheckout() {
  const vendorId = useVendorId();
  return useAction<
    Exclude<CheckoutWanted, { action: 'confirm' }>,
    { url: string } | { state: string }
  >({
    run: askCheckout,
    failed: "We couldn't open the payment page",
    refresh: [
      ['payments', vendorId],
      ['vendors', vendorId],
      ['tokens', vendorId],
    ],
    onDone: (answer) => {
      if ('url' in answer) window.location.assign(answer.url);
      else tell(answer.state);
    },
  });
}
