import { Alert, Button } from '../ui';
import type { ReactNode } from 'react';

export interface ConflictAlertProps {
  title: string;
  /** On the button that gives up what was typed: "Use the saved version". */
  theirs: string;
  /** On the button that keeps it: "Save my version". */
  mine: string;
  /** Whether the choice to keep it is being carried out. */
  busy?: boolean;
  onTheirs: () => void;
  onMine: () => void;
  /** What is stored now. */
  children: ReactNode;
}

/** Lets the user choose between the stored version and their own after an edit conflict. */
export function ConflictAlert({
  title,
  theirs,
  mine,
  busy = false,
  onTheirs,
  onMine,
  children,
}: ConflictAlertProps) {
  return (
    <Alert
      tone="warning"
      role="alert"
      title={title}
      actions={
        <>
          <Button variant="outline" size="sm" onClick={onTheirs}>
            {theirs}
          </Button>
          <Button variant="outline" size="sm" loading={busy} onClick={onMine}>
            {mine}
          </Button>
        </>
      }
    >
      {children}
    </Alert>
  );
}
