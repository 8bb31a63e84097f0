import { useFeatureFlag } from '@tree-service/kernel';
import { isSaleAllowed } from '@tree-service/kernel/native';

/** Whether tokens and plans can be paid for here: payments are switched on, and this is not the app on iOS. */
export function useSalesOpen(): boolean {
  return useFeatureFlag('payment_processing') && isSaleAllowed();
}
