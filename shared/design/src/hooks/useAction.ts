import { useMutation, type QueryKey } from '@tanstack/react-query';
import {
  isUnreachable,
  isVersionConflict,
  messageOf,
  notify,
  readChanged,
  readChangedLater,
  reportError,
  runAction,
} from '@tree-service/kernel';

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
  /**
   * Writes what the answer says into the query cache. The result shows at once then, and `refresh` is
   * read in the background.
   */
  show?: (result: Result, input: Input) => void;
  /** What the notice of success offers to do next. */
  next?: { label: string; go: (input: Input, result: Result) => void };
  onDone?: (result: Result, input: Input) => void;
}

/**
 * An action on the server: shows the result, reports unexpected errors, and refetches what it changed.
 * Unless its answer is shown, it stays pending until the refetch is done, so that no button can be
 * pressed twice.
 */
export function useAction<Input = void, Result = unknown>({
  run,
  done,
  failed,
  refresh,
  show,
  next,
  onDone,
}: ActionSettings<Input, Result>) {
  return useMutation({
    mutationFn: (input: Input) => runAction(() => run(input)),
    // Offline fails with a message instead of waiting silently.
    networkMode: 'always',
    onSuccess: async (result, input) => {
      if (show) {
        await readChangedLater(refresh);
        show(result, input);
      } else {
        await readChanged(refresh);
      }
      if (done !== undefined) {
        notify.success(
          typeof done === 'string' ? done : done(input),
          next && { action: { label: next.label, onClick: () => next.go(input, result) } },
        );
      }
      onDone?.(result, input);
    },
    onError: async (cause) => {
      const read = readChanged(refresh);
      // The question which version to keep shows what is stored.
      if (isVersionConflict(cause)) await read;
      if (failed === null) return;
      notify.error(failed, { description: messageOf(cause) });
      if (!isUnreachable(cause)) reportError(cause, { category: 'api', source: failed });
    },
  });
}
