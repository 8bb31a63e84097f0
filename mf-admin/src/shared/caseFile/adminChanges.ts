import type { AdminChange } from '../../api/administrators';

/** What a change of who is an administrator is called, on buttons, proposals and cases. */
export const ADMIN_CHANGES: Readonly<Record<AdminChange, string>> = {
  appoint: 'Make administrator',
  revoke: 'Remove administrator',
};
