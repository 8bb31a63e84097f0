import { Alert, Button } from '@tree-service/shared/ui';
import type { ReactNode } from 'react';

/**
 * Two people, or two tabs, changed the same thing: what was typed stays, and a person decides. Children
 * say what is stored now.
 */
export function ChangedMeanwhile({
  what,
  busy,
  onTakeTheirs,
  onSaveMine,
  children,
}: {
  /** "Your hours", "This price". */
  what: string;
  busy: boolean;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
  children?: ReactNode;
}) {
  return (
    <Alert
      tone="warning"
      role="alert"
      title={`${what} changed elsewhere while you were editing`}
      actions={
        <>
          <Button variant="outline" size="sm" onClick={onTakeTheirs}>
            Use what is saved
          </Button>
          <Button variant="outline" size="sm" loading={busy} onClick={onSaveMine}>
            Save mine instead
          </Button>
        </>
      }
    >
      {children ?? 'Nothing was saved yet, and what you typed is still here.'}
    </Alert>
  );
}
