import { Button } from '@tree-service/design';
import { Trash2 } from 'lucide-react';

export interface RemoveButtonProps {
  /** What is removed, for screen readers. */
  what: string;
  busy?: boolean;
  disabled?: boolean;
  onRemove: () => void;
}

export function RemoveButton({ what, busy, disabled, onRemove }: RemoveButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Remove ${what}`}
      loading={busy}
      disabled={disabled}
      onClick={onRemove}
    >
      <Trash2 size={20} aria-hidden />
    </Button>
  );
}
