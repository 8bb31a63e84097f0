import { useAction, type ActionSettings } from '@tree-service/design/hooks';
import { hideRows } from '@tree-service/market/api/showRows';

interface DecisionSettings<Input, Result> extends Omit<ActionSettings<Input, Result>, 'failed'> {
  /** Ids of what waited for the decision; none where it decides about nothing that waits. */
  closes?: readonly string[];
}

/**
 * What an administrator does, which is audited; see `useAction`. With its answer, what waited for it leaves
 * the lists of what waits and, unless `show` shows what became of it, those of `refresh`. The dialog or form
 * it is sent from shows a refusal.
 */
export function useDecision<Input, Result = unknown>({
  closes = [],
  refresh,
  show = () => hideRows(refresh, closes),
  ...settings
}: DecisionSettings<Input, Result>) {
  return useAction<Input, Result>({
    ...settings,
    failed: null,
    refresh: [...refresh, ['decisions'], ['audit']],
    show: (result, input) => {
      show(result, input);
      hideRows([['decisions']], closes);
    },
  });
}
