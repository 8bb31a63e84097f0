import type { AdminChange } from '../../api/administrators';

/** What a change that two administrators make to an account is called, on buttons, proposals and cases. */
export const ADMIN_CHANGES: Readonly<Record<AdminChange, string>> = {
  appoint: 'Make administrator',
  revoke: 'Remove administrator',
  remove_factor: 'Remove second factor',
};
