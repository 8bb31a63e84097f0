import { useAction, type ActionSettings } from '@tree-service/design/hooks';

/** What an action of the owner on a request can change. */
const STALE = [['requests'], ['leads'], ['conversations'], ['jobs'], ['disputes']] as const;

type RequestActionSettings<Input, Result> = Omit<
  ActionSettings<Input, Result>,
  'failed' | 'refresh'
> &
  Partial<Pick<ActionSettings<Input, Result>, 'failed'>>;

/**
 * An action of the owner on a request; see `useAction`. Without `failed`, a refusal is shown by the dialog
 * or form it is sent from.
 */
export function useRequestAction<Input = void, Result = unknown>({
  failed = null,
  ...settings
}: RequestActionSettings<Input, Result>) {
  return useAction<Input, Result>({ ...settings, failed, refresh: STALE });
}
