import { paths } from '@tree-service/kernel/contract';
import {
  messageOf,
  notify,
  readPendingRequest,
  savePendingRequest,
  useIsRequestStored,
} from '@tree-service/kernel';
import { discardKeptDraft } from '@tree-service/market/api/requestDrafts';
import { Button, ConfirmDialog, type ButtonVariant } from '@tree-service/design';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { toPendingRequest, type Draft } from '../pages/RequestWizard/draft/draft';

export interface StartRequestProps {
  /** Creates the draft; the message of a rejection is shown. */
  prepare: () => Promise<Draft> | Draft;
  variant?: ButtonVariant;
  size?: 'default' | 'sm' | 'lg';
  /** Accessible name, where the text alone is not clear. */
  label?: string;
  children: ReactNode;
}

/** Opens the prefilled request form; asks first if there is an unsent request. */
export function StartRequest({ prepare, variant, size, label, children }: StartRequestProps) {
  const navigate = useNavigate();
  const isOtherWaiting = useIsRequestStored();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const start = async () => {
    const draft = await prepare();
    const replaced = readPendingRequest()?.['submitKey'];
    if (typeof replaced === 'string') await discardKeptDraft(replaced);
    savePendingRequest(toPendingRequest(draft, Date.now()));
    await navigate(paths.request());
  };
  const press = async () => {
    if (isOtherWaiting) return setIsAsking(true);
    setIsBusy(true);
    try {
      await start();
    } catch (error) {
      notify.error("We couldn't start the request", { description: messageOf(error) });
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
        cancelLabel="Cancel"
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Replace your unsent request?"
        description="You have an unsent request in this browser. The new one will replace it."
        confirmLabel="Replace request"
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
