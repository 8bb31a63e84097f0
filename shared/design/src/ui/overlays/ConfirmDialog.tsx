import { messageOf } from '@tree-service/kernel';
import { useRef, useState, type ReactNode } from 'react';
import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import styled from 'styled-components';
import { Button } from '../actions/Button';
import { Alert } from '../feedback/Alert';
import { space } from '../theme/measures';
import { useOverlay } from './useOverlay';
import { Backdrop, Description, Popup, Title, Viewport } from './dialogParts';

const Padded = styled(Popup)`
  gap: ${space(4)};
  max-width: 28rem;
  padding: ${space(6)} ${space(6)} max(${space(6)}, env(safe-area-inset-bottom));
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
  margin-top: ${space(2)};
`;

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Says what will happen: "Withdraw quote", not "OK". */
  confirmLabel: string;
  /** Says what stays as it is: "Keep request". "Cancel" only where it can mean no other button. */
  cancelLabel: string;
  /** Paints the confirmation red and puts focus on Cancel. */
  destructive?: boolean;
  /** Awaited, then the dialog closes. A rejection shows its message and keeps the dialog open. */
  onConfirm: () => unknown;
  /** Further content, such as a field for the reason. */
  children?: ReactNode;
}

/** Confirms an action that can't be undone. Closes only with a button or Escape. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  destructive = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);

  const change = (next: boolean) => {
    if (busy) return;
    setFailure(null);
    onOpenChange(next);
  };

  const overlay = useOverlay(open, change);

  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Base.Root open={overlay.open} onOpenChange={overlay.onOpenChange}>
      <Base.Portal>
        <Backdrop />
        <Viewport>
          <Padded initialFocus={destructive ? cancelButton : undefined}>
            <div>
              <Title>{title}</Title>
              {description && <Description render={<div />}>{description}</Description>}
            </div>
            {children}
            {failure && (
              <Alert tone="danger" role="alert">
                {failure}
              </Alert>
            )}
            <Actions>
              <Button ref={cancelButton} variant="outline" onClick={() => change(false)}>
                {cancelLabel}
              </Button>
              <Button
                variant={destructive ? 'destructive' : 'default'}
                loading={busy}
                onClick={() => void confirm()}
              >
                {confirmLabel}
              </Button>
            </Actions>
          </Padded>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
