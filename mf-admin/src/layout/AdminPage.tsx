import type { ReactNode } from 'react';
import { Page } from '@tree-service/design';
import { paths } from '@tree-service/kernel/contract';
import { AdminNavigation } from './AdminNavigation';
import { BackLink, type BackLinkProps } from './BackLink';

/** The link back to Admin Tools. */
export const adminToolsLink: BackLinkProps = { label: 'Admin Tools', to: paths.adminUtility() };

interface AdminPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The page this one belongs to. */
  readonly back?: BackLinkProps;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A page of the admin area: navigation, heading, content. */
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
          {back && <BackLink {...back} />}
        </>
      }
      documentTitle={`${title} (admin)`}
    >
      {children}
    </Page>
  );
}
