import type { ReactNode } from 'react';
import { Page } from '@tree-service/design';
import { AdminFrame } from './AdminFrame';
import { BackLink, type BackLinkProps } from './BackLink';

interface AdminPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The page this one belongs to. */
  readonly back?: BackLinkProps;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A page of the admin area: list of pages, heading, content. */
export function AdminPage({ title, lead, back, actions, children }: AdminPageProps) {
  return (
    <AdminFrame>
      <Page
        title={title}
        lead={lead}
        actions={actions}
        width="wide"
        above={back && <BackLink {...back} />}
        documentTitle={`${title} (admin)`}
      >
        {children}
      </Page>
    </AdminFrame>
  );
}
