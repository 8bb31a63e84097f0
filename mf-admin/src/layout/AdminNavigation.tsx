import { LinkTabs } from '@tree-service/design';
import { paths } from '@tree-service/kernel/contract';
import { useLocation } from 'react-router';
import { adminPaths, queuePages } from '../paths';

const links = [
  { to: paths.admin(), label: 'Overview' },
  { to: queuePages.approvals.path(), label: queuePages.approvals.title },
  { to: adminPaths.matchVisualization(), label: 'Matches' },
  { to: adminPaths.errorLogs(), label: 'Error logs' },
  { to: adminPaths.diagnostics(), label: 'Diagnostics' },
  { to: paths.adminUtility(), label: 'Admin Tools' },
];

export function AdminNavigation() {
  const { pathname } = useLocation();
  // The overview's address is a prefix of most others.
  const tabs = links.map((link) => ({ ...link, isCurrent: link.to === pathname }));
  return <LinkTabs label="Administration" tabs={tabs} />;
}
