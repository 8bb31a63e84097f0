import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { isRefusal, isUnreachable, messageOf, notify, reportError } from '@tree-service/kernel';

export interface ActionSettings<Input, Result> {
  run: (input: Input) => Promise<Result>;
  /** Title of the notice when it worked; none where the page shows it plainly. */
  done?: string | ((input: Input) => string);
  /**
   * Title of the notice when it did not, with the server's sentence below it. Null inside a form, which
   * shows and reports the refusal itself.
   */
  failed: string | null;
  /** Keys of what must be read again, also after a failure: what is shown may have been outdated. */
  refresh: readonly QueryKey[];
  /** What the notice of success offers to do next. */
  next?: { label: string; go: (input: Input, result: Result) => void };
  onDone?: (result: Result, input: Input) => void;
}

/**
 * An action on the server: shows the result, reports unexpected errors, and refetches what it changed.
 * It stays pending until the refetch is done, so that no button can be pressed twice.
 */
export function useAction<Input = void, Result = unknown>({
  run,
  done,
  failed,
  refresh,
  next,
  onDone,
}: ActionSettings<Input, Result>) {
  const queryClient = useQueryClient();
  const readAgain = () =>
    Promise.all(refresh.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: run,
    // Offline fails with a message instead of waiting silently.
    networkMode: 'always',
    onSuccess: async (result, input) => {
      await readAgain();
      if (done !== undefined) {
        notify.success(
          typeof done === 'string' ? done : done(input),
          next && { action: { label: next.label, onClick: () => next.go(input, result) } },
        );
      }
      onDone?.(result, input);
    },
    onError: (cause) => {
      void readAgain();
      if (failed === null) return;
      notify.error(failed, { description: messageOf(cause) });
      if (!isRefusal(cause) && !isUnreachable(cause)) {
        reportError(cause, { category: 'api', source: failed });
      }
    },
  });
}
