import { LinkTabs } from '@tree-service/design';
import { paths } from '@tree-service/kernel/contract';
import { useLocation } from 'react-router';
import { adminPaths } from '../paths';

const places = [
  { to: paths.admin(), label: 'Overview' },
  { to: adminPaths.vendorApproval(), label: 'Vendor approval' },
  { to: adminPaths.matchVisualization(), label: 'Matches' },
  { to: adminPaths.errorLogs(), label: 'Error logs' },
  { to: adminPaths.diagnostics(), label: 'Diagnostics' },
  { to: paths.adminUtility(), label: 'Admin Tools' },
];

export function AdminNavigation() {
  const { pathname } = useLocation();
  // The overview's address lies above most others.
  const tabs = places.map((place) => ({ ...place, isCurrent: place.to === pathname }));
  return <LinkTabs label="Administration" tabs={tabs} />;
}
