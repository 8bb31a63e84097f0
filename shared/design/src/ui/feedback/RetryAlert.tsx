import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Alert } from './Alert';

export interface RetryAlertProps {
  /** "We could not load proposed changes". */
  title: string;
  children: ReactNode;
  onRetry: () => unknown;
}

/** A part of a page could not be loaded, while the rest is there: why, and Try Again. */
export function RetryAlert({ title, children, onRetry }: RetryAlertProps) {
  return (
    <Alert
      tone="warning"
      title={title}
      actions={
        <Button variant="outline" size="sm" onClick={() => void onRetry()}>
          Try Again
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
