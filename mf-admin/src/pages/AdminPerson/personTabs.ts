import type { LinkTab } from '@tree-service/design';
import type { AdminPerson } from '../../api/person';
import { adminPaths } from '../../paths';

const TABS = [
  { id: 'profile', label: 'Profile' },
  { id: 'requests', label: 'Requests' },
  { id: 'jobs', label: 'Jobs' },
  { id: 'reports', label: 'Reports' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'viewings', label: 'Viewings' },
  { id: 'messages', label: 'Messages' },
  { id: 'audit', label: 'Audit log' },
] as const;

export type PersonTab = (typeof TABS)[number]['id'];

/** A Pro's work and reports are on the business page. */
const OF_OWNERS: ReadonlySet<PersonTab> = new Set(['requests', 'jobs', 'reports']);

/** Administrators have no conversations and are not viewed. */
const fits = (id: PersonTab, type: AdminPerson['user_type']) =>
  (!OF_OWNERS.has(id) || type === 'owner') &&
  ((id !== 'messages' && id !== 'viewings') || type !== 'admin');

/** The tab of the address, if an account of this type has it. */
export function readPersonTab(address: URLSearchParams, type: AdminPerson['user_type']): PersonTab {
  const asked = TABS.find(({ id }) => id === address.get('tab'))?.id;
  return asked !== undefined && fits(asked, type) ? asked : 'profile';
}

export function personTabs({ id, user_type }: AdminPerson, current: PersonTab): LinkTab[] {
  return TABS.filter((tab) => fits(tab.id, user_type)).map((tab) => ({
    to: `${adminPaths.person(id)}?tab=${tab.id}`,
    label: tab.label,
    isCurrent: tab.id === current,
  }));
}
