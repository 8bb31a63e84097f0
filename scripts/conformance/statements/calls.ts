import { inSection, type Statement } from '../statement';

const NATIVE = 'shared/kernel/src/native/native.test.ts';

const seven = inSection('§7');

/** Statements about calls of services (§7). */
export const calls: readonly Statement[] = [
  seven('Sign up sends email, password and data.user_type', 'shared/kernel/src/auth/signUp.ts', [
    'e2e/conformance/scenes/calls.ts',
    'Sign up sends email, password and data.user_type',
  ]),
  seven(
    'Sign in with OAuth: provider, redirect to {origin}/auth/callback',
    'shared/kernel/src/auth/signInWithProvider.ts',
    [
      'e2e/conformance/scenes/calls.ts',
      'Sign in with OAuth sends provider and redirect to {origin}/auth/callback',
    ],
  ),
  seven(
    'Reset password: email, redirect to {origin}/reset-password',
    'shared/kernel/src/auth/password.ts',
    [
      'e2e/conformance/scenes/calls.ts',
      'Reset password sends email and redirect to {origin}/reset-password',
    ],
  ),
  seven('Select all from profiles by id, single row', 'shared/kernel/src/backend/profiles.ts', [
    'e2e/conformance/scenes/calls.ts',
    'Sign in with password sends email and password, and the profile is read as a single row by id',
  ]),
  seven(
    'Insert the two default plans when the table is empty',
    'supabase/schemas/85_plans/functions/plans.sql',
    [
      'supabase/tests/plans.test.ts',
      'a marketplace starts with the two plans, and an empty one gets them again, once',
    ],
  ),
  seven('Sign out', 'shared/kernel/src/auth/signOut.ts', [
    'e2e/conformance/scenes/calls.ts',
    'Sign out',
  ]),
  seven(
    'Native: push registration and permission',
    'shared/kernel/src/native/push.ts',
    [NATIVE, 'give the token of the device once people allow them'],
    {
      note: 'The app asks once after sign-in and sends the token to the backend; on Android it takes Firebase (docs/native.md).',
    },
  ),
  seven(
    'Native: device info and file read',
    'shared/kernel/src/native/device.ts',
    [NATIVE, 'come from the wrapper, and are only the platform on the web'],
    {
      note: 'No page needs them yet.',
    },
  ),
  seven('Native: camera', 'shared/kernel/src/native/camera.ts', [
    NATIVE,
    'gives its photo as a file, whose bytes come with the answer',
  ]),
  seven('Native: geolocation', 'shared/kernel/src/native/location.ts', [
    NATIVE,
    'is asked from the wrapper with high accuracy and 10 seconds',
  ]),
  seven('Native: network status', 'shared/kernel/src/native/network.ts', [
    NATIVE,
    'is followed by the wrapper, until stopped',
  ]),
  seven('Native: share', 'shared/kernel/src/native/share.ts', [
    NATIVE,
    'prefers the wrapper, then the browser, then copies the address',
  ]),
  seven('Native: file write', 'shared/kernel/src/native/files.ts', [
    NATIVE,
    'are written and read among the documents of the wrapper',
  ]),
  seven('Auth-state subscription: listens for changes', 'shared/kernel/src/auth/session.ts', [
    'e2e/conformance/scenes/navigation/mobileMenu.ts',
    'Signing out in one tab signs out in the others',
  ]),
];
