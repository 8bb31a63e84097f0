import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Button, Page } from '@tree-service/design';
import { AdminNavigation } from './AdminNavigation';

interface AdminPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The page this one is a part of. */
  readonly back?: { readonly label: string; readonly to: string };
  /** Beside the title: what can be done here. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A page of the administrators' area: the ways to its neighbours, then its heading. */
export function AdminPage({ title, lead, back, actions, children }: AdminPageProps) {
  return (
    <Page
      title={title}
      lead={lead}
      actions={actions}
      width="wide"
      above={
        <>
          <AdminNavigation />
          {back && (
            <Button asLink to={back.to} variant="link">
              <ArrowLeft size={18} aria-hidden />
              {back.label}
            </Button>
          )}
        </>
      }
      documentTitle={`${title} (admin)`}
    >
      {children}
    </Page>
  );
}
