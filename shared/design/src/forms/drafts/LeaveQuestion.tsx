// A chunk of its own: loaded when people leave a form they have typed in.
import { ConfirmDialog } from '../../ui';
import type { LeaveState } from './useLeaveQuestion';

/** Asks before a link or Back leads away from something that cannot be kept. */
export default function LeaveQuestion({ heldFor, stay, leave }: LeaveState) {
  return (
    <ConfirmDialog
      open={heldFor !== null}
      onOpenChange={stay}
      title="Leave without sending?"
      description="Photos and files you added here can't be saved as a draft."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={leave}
    />
  );
}
