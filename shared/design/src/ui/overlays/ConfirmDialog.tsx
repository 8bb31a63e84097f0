import { useRef, useState, type ReactNode } from 'react';
import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import styled from 'styled-components';
import { Button } from '../actions/Button';
import { Alert } from '../feedback/Alert';
import { color } from '../theme/color';
import { depth, space } from '../theme/measures';
import { font, fontSize } from '../theme/typography';
import { backdropStyle, dialogStyle, viewportStyle } from './overlayStyles';

const Backdrop = styled(Base.Backdrop)`
  ${backdropStyle}
  z-index: ${depth.dialog};
`;

const Viewport = styled(Base.Viewport)`
  ${viewportStyle}
  z-index: ${depth.dialog};
`;

const Popup = styled(Base.Popup)`
  ${dialogStyle}
  gap: ${space(4)};
  max-width: 28rem;
  padding: ${space(6)} ${space(6)} max(${space(6)}, env(safe-area-inset-bottom));
`;

const Title = styled(Base.Title)`
  font-family: ${font.display};
  font-size: ${fontSize.xl};
  font-weight: 560;
  letter-spacing: -0.012em;
  line-height: 1.25;
`;

const Description = styled(Base.Description)`
  margin-top: ${space(2)};
  color: ${color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
  margin-top: ${space(2)};
`;

/** What is asked, and what happens on yes. */
export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Says what will happen: "Withdraw quote", not "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Paints the confirmation red and puts focus on Cancel. */
  destructive?: boolean;
  /** The dialog waits for it and closes; a rejection's message is shown and it stays open. */
  onConfirm: () => unknown;
  /** Further content, such as a field for the reason. */
  children?: ReactNode;
}

/** Asks before something that cannot be taken back; closes only by an answer or Escape. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
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

  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'An unknown error occurred');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Portal>
        <Backdrop />
        <Viewport>
          <Popup initialFocus={destructive ? cancelButton : undefined}>
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
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
