import type { AuthState, AuthUser } from '@tree-service/kernel';

/** Initials: the first two letters of the email address in upper case, else 'U'. */
export function avatarLetters(email: string): string {
  return email.slice(0, 2).toUpperCase() || 'U';
}

/** Display name: the full name of the account or its profile, else the email address. */
export function displayName(user: AuthUser, profile: AuthState['profile']): string {
  const ofProfile = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ');
  return user.metadata.fullName ?? (ofProfile === '' ? user.email : ofProfile);
}
