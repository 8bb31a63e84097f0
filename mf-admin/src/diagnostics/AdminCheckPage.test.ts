/** @jest-environment ./scripts/testing/browserEnvironment.js */
import type { AuthState, AuthUser } from '@tree-service/kernel';
import { admissionOf } from './AdminCheckPage';

type UserType = 'owner' | 'vendor' | 'admin';

function account(profileType: UserType | null, metadataType: UserType | null): AuthState {
  const user: AuthUser = {
    id: 'u1',
    email: 'a@example.com',
    emailVerified: true,
    mustChoosePassword: false,
    metadata: { userType: metadataType, fullName: null, avatarUrl: null },
  };
  const blank = {
    first_name: null,
    last_name: null,
    phone: null,
    address: null,
    city: null,
    state: null,
    zip: null,
  };
  const profile = profileType && {
    ...blank,
    id: user.id,
    email: user.email,
    user_type: profileType,
    is_profile_complete: false,
    deleted_at: null,
    suspended_at: null,
    suspension_reason: null,
    requests_paused_at: null,
    requests_reviewed_at: null,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    version: 1,
  };
  return { status: 'signedIn', user, profile, expiresAt: null, signOutReason: null };
}

describe('admissionOf', () => {
  it('only the profile grants access', () => {
    expect(admissionOf(account('admin', null)).hasAccess).toBe(true);
    expect(admissionOf(account('owner', 'admin')).hasAccess).toBe(false);
    expect(admissionOf(account(null, 'admin')).hasAccess).toBe(false);
  });

  it('says that metadata never grants access', () => {
    expect(admissionOf(account('owner', 'admin')).reasons.join(' ')).toContain(
      'never grants access',
    );
  });

  it('refuses visitors', () => {
    const visitor: AuthState = {
      status: 'signedOut',
      user: null,
      profile: null,
      expiresAt: null,
      signOutReason: null,
    };
    expect(admissionOf(visitor)).toEqual({ hasAccess: false, reasons: ["You're not signed in."] });
  });
});
