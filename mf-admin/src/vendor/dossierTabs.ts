import type { LinkTab } from '@tree-service/design';
import { adminPaths } from '../paths';

const TABS = [
  { id: 'profile', label: 'Profile' },
  { id: 'work', label: 'Leads, jobs, and reviews' },
  { id: 'tokens', label: 'Tokens' },
  { id: 'messages', label: 'Messages' },
  { id: 'reports', label: 'Reported messages' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'viewings', label: 'Viewings' },
  { id: 'audit', label: 'Audit log' },
] as const;

export type DossierTab = (typeof TABS)[number]['id'];

export function readDossierTab(address: URLSearchParams): DossierTab {
  return TABS.find(({ id }) => id === address.get('tab'))?.id ?? 'profile';
}

export function dossierTabs(vendorId: string, current: DossierTab): LinkTab[] {
  return TABS.map(({ id, label }) => ({
    to: `${adminPaths.vendor(vendorId)}?tab=${id}`,
    label,
    isCurrent: id === current,
  }));
}
