import { ConfirmDialog } from '../../ui';
import { useLeaveQuestion } from './useLeaveQuestion';

/** Asks before a link or Back leads away from something that cannot be kept. */
export default function LeaveQuestion() {
  const { heldFor, stay, leave } = useLeaveQuestion();
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
