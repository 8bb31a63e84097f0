import type { LinkTab } from '@tree-service/design';
import { adminPaths } from '../../paths';

const TABS = [
  { id: 'profile', label: 'Profile' },
  { id: 'work', label: 'Leads, jobs, reviews' },
  { id: 'tokens', label: 'Tokens' },
  { id: 'reports', label: 'Messages reported' },
  { id: 'audit', label: 'Audit trail' },
] as const;

/** A part of the page about a Pro. */
export type DossierTab = (typeof TABS)[number]['id'];

/** Reads which part is asked for; the profile when none is. */
export function readDossierTab(address: URLSearchParams): DossierTab {
  return TABS.find(({ id }) => id === address.get('tab'))?.id ?? 'profile';
}

/** The parts of the page about a Pro, with their addresses. */
export function dossierTabs(vendorId: string, current: DossierTab): LinkTab[] {
  return TABS.map(({ id, label }) => ({
    to: `${adminPaths.vendor(vendorId)}?tab=${id}`,
    label,
    isCurrent: id === current,
  }));
}
