import type { UserType } from '@tree-service/kernel/contract';
import type { AuthState, SignOutReason } from '@tree-service/kernel';

const id = '00000000-0000-4000-8000-000000000001';

function profileOf(type: UserType, email: string): AuthState['profile'] {
  return {
    id,
    email,
    user_type: type,
    first_name: null,
    last_name: null,
    phone: null,
    address: null,
    city: null,
    state: null,
    zip: null,
    is_profile_complete: false,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    deleted_at: null,
    suspended_at: null,
    suspension_reason: null,
    requests_paused_at: null,
    requests_reviewed_at: null,
    version: 1,
  };
}

/** The user of the page in a test: one of the three types, an unknown type, or signed out. */
export type FakeViewer = UserType | 'untyped' | 'signedOut' | 'loading';

export interface FakeAuthOptions {
  /** Without a profile, only metadata gives the type. */
  readonly withProfile?: boolean;
  readonly email?: string;
  readonly fullName?: string | null;
  readonly avatarUrl?: string | null;
  readonly signOutReason?: SignOutReason | null;
  readonly mustChoosePassword?: boolean;
}

export function fakeAuthState(viewer: FakeViewer, options: FakeAuthOptions = {}): AuthState {
  const nobody = { user: null, profile: null, expiresAt: null };
  if (viewer === 'loading') return { ...nobody, status: 'loading', signOutReason: null };
  if (viewer === 'signedOut') {
    return { ...nobody, status: 'signedOut', signOutReason: options.signOutReason ?? null };
  }
  const type = viewer === 'untyped' ? null : viewer;
  const { withProfile = true, email = `${viewer}@demo.example` } = options;
  return {
    status: 'signedIn',
    user: {
      id,
      email,
      emailVerified: true,
      mustChoosePassword: options.mustChoosePassword ?? false,
      metadata: {
        userType: type,
        fullName: options.fullName ?? null,
        avatarUrl: options.avatarUrl ?? null,
      },
    },
    profile: type !== null && withProfile ? profileOf(type, email) : null,
    expiresAt: null,
    signOutReason: null,
  };
}
