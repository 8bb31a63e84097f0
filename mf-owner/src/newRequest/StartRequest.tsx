import { paths } from '@tree-service/kernel/contract';
import { messageOf, notify, savePendingRequest, useIsRequestStored } from '@tree-service/kernel';
import { Button, ConfirmDialog, type ButtonVariant } from '@tree-service/design';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { toPendingRequest, type Draft } from '../pages/RequestWizard/draft/draft';

/** What a button that opens the request form filled in needs. */
export interface StartRequestProps {
  /** Makes the draft; a rejection's message is shown. */
  prepare: () => Promise<Draft> | Draft;
  variant?: ButtonVariant;
  size?: 'default' | 'sm' | 'lg';
  /** What is asked for, where the words alone do not say. */
  label?: string;
  children: ReactNode;
}

/** Opens the request form with answers filled in; asks first where another request waits to be sent. */
export function StartRequest({ prepare, variant, size, label, children }: StartRequestProps) {
  const navigate = useNavigate();
  const isOtherWaiting = useIsRequestStored();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const start = async () => {
    const draft = await prepare();
    savePendingRequest(toPendingRequest(draft, Date.now()));
    await navigate(paths.request());
  };
  const press = async () => {
    if (isOtherWaiting) return setIsAsking(true);
    setIsBusy(true);
    try {
      await start();
    } catch (error) {
      notify.error('The request could not be prepared', { description: messageOf(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button
        variant={variant}
        size={size}
        loading={isBusy}
        aria-label={label}
        onClick={() => void press()}
      >
        {children}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Replace the request you have not sent yet?"
        description="A request you began is waiting in this browser. This one would take its place."
        confirmLabel="Replace it"
        destructive
        onConfirm={async () => {
          try {
            await start();
          } catch (error) {
            throw new Error(messageOf(error), { cause: error });
          }
        }}
      />
    </>
  );
}
