import type { User } from '@supabase/supabase-js';
import { isUserType, mustChoosePassword, type UserType } from '../contract/userType';

/** Metadata from sign-up. The account can edit it, so use it only for display. */
export interface AuthMetadata {
  readonly userType: UserType | null;
  readonly fullName: string | null;
  readonly avatarUrl: string | null;
}

/** The signed-in account. */
export interface AuthUser {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Whether the account has no password, because several emails were sent before its address was confirmed. */
  readonly mustChoosePassword: boolean;
  readonly metadata: AuthMetadata;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function imageAddress(value: unknown): string | null {
  const address = text(value);
  return address !== null && /^https?:\/\//i.test(address) ? address : null;
}

/**
 * Whether the address of an account counts as verified: confirmed by the server, or said to be in
 * its metadata, or by its first identity.
 */
export function isEmailVerified(user: User): boolean {
  const byIdentity: unknown = user.identities?.[0]?.identity_data?.['email_verified'];
  const byMetadata: unknown = user.user_metadata['email_verified'];
  return Boolean(user.email_confirmed_at) || byMetadata === true || byIdentity === true;
}

/** The account as this product sees it, read from what the server sent. */
export function toAuthUser(user: User): AuthUser {
  const userType: unknown = user.user_metadata['user_type'];
  return {
    id: user.id,
    email: user.email ?? '',
    emailVerified: isEmailVerified(user),
    mustChoosePassword: mustChoosePassword(user.app_metadata),
    metadata: {
      userType: isUserType(userType) ? userType : null,
      fullName: text(user.user_metadata['full_name']),
      avatarUrl: imageAddress(user.user_metadata['avatar_url']),
    },
  };
}
