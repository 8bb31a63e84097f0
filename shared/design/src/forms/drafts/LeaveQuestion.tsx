import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../ui';

/** Asks before a link leads away from something that cannot be kept. */
export default function LeaveQuestion({ goTo, onStay }: { goTo: string; onStay: () => void }) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title="Leave without sending?"
      description="Photos and files you added here can't be saved as a draft."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => navigate(goTo)}
    />
  );
}
