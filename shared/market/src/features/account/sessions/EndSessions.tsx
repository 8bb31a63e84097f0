import { useMutation } from '@tanstack/react-query';
import { endSessions, type PersonalSession } from '../../../api/sessions';
import { messageOf, notify } from '@tree-service/kernel';
import { Button } from '@tree-service/design';

interface EndSessionsProps {
  readonly sessions: readonly PersonalSession[];
  /** What is logged out, in messages: "Chrome on Windows". */
  readonly what: string;
  /** The accessible name. */
  readonly name: string;
  readonly label?: string;
  readonly onEnded: () => Promise<void>;
}

/** Logs out some sessions of the account at once. */
export function EndSessions({ sessions, what, name, label, onEnded }: EndSessionsProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => endSessions(sessions.map(({ id }) => id)),
    onSuccess: () => notify.success(`${what} was logged out`),
    onError: (problem) =>
      notify.error(`We couldn't log out ${what}`, { description: messageOf(problem) }),
    onSettled: onEnded,
  });
  return (
    <Button
      variant="outline"
      size="sm"
      loading={isPending}
      aria-label={name}
      onClick={() => mutate()}
    >
      {label ?? 'Log out'}
    </Button>
  );
}
