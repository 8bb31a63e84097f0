import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  isRefusal,
  isUnreachable,
  messageOf,
  notify,
  reportError,
} from '@tree-service/shared/runtime';

/** What an action does and says. */
export interface ActionSettings<Input, Result> {
  run: (input: Input) => Promise<Result>;
  /** Title of the notice when it worked; none where the page shows it plainly. */
  done?: string;
  /** Title of the notice when it did not, with the server's sentence below it. */
  failed: string;
  /** First words of the query keys to read again, also after a failure: what is shown may be outdated. */
  refresh: readonly string[];
  onDone?: (result: Result) => void;
}

/** An action of the owner's at the press of a button: tells what happened and reads again what it changed. */
export function useAction<Input = void, Result = unknown>(settings: ActionSettings<Input, Result>) {
  const { run, done, failed, refresh, onDone } = settings;
  const queryClient = useQueryClient();
  const readAgain = () =>
    Promise.all(refresh.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
  return useMutation({
    mutationFn: run,
    // Offline is a failure people are told about, not a reason to wait in silence.
    networkMode: 'always',
    onSuccess: async (result) => {
      await readAgain();
      if (done !== undefined) notify.success(done);
      onDone?.(result);
    },
    onError: (cause) => {
      void readAgain();
      notify.error(failed, { description: messageOf(cause) });
      if (!isRefusal(cause) && !isUnreachable(cause)) {
        reportError(cause, { category: 'api', source: failed });
      }
    },
  });
}
