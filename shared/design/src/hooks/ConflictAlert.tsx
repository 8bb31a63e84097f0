import { Alert, Button } from '../ui';
import type { ReactNode } from 'react';

/** What a person decides about. */
export interface ConflictAlertProps {
  title: string;
  /** On the button that gives up what was typed: "Use what is saved". */
  theirs: string;
  /** On the button that keeps it: "Save mine instead". */
  mine: string;
  /** Whether the choice to keep it is being carried out. */
  busy?: boolean;
  onTheirs: () => void;
  onMine: () => void;
  /** What is stored now, and that nothing is lost. */
  children: ReactNode;
}

/** Something changed elsewhere while a person was typing: a choice between the two, which nothing makes for them. */
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
