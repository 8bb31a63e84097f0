import type { ReactNode } from 'react';
import { Page } from '@tree-service/shared/ui';
import { AdminNavigation } from './AdminNavigation';

interface AdminPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Beside the title: what can be done here. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A page of the administrators' area: the ways to its neighbours, then its heading. */
export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  return (
    <Page
      title={title}
      lead={lead}
      actions={actions}
      width="wide"
      above={<AdminNavigation />}
      documentTitle={`${title} (admin)`}
    >
      {children}
    </Page>
  );
}
