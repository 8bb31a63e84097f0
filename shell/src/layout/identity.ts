import type { AuthUser } from '@tree-service/kernel';

/** Initials: the first two letters of the email address in upper case, else 'U'. */
export function avatarLetters(email: string): string {
  return email.slice(0, 2).toUpperCase() || 'U';
}

/** Display name: the full name, else the email address. */
export function displayName(user: AuthUser): string {
  return user.metadata.fullName ?? user.email;
}
