import type { AuthUser } from '@tree-service/kernel';

/** The letters that stand in for a face: the first two of the address in upper case, else 'U'. */
export function avatarLetters(email: string): string {
  return email.slice(0, 2).toUpperCase() || 'U';
}

/** What the menus call somebody: the full name, else the address. */
export function displayName(user: AuthUser): string {
  return user.metadata.fullName ?? user.email;
}
