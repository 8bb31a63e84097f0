/** @jest-environment ./scripts/testing/browserEnvironment.js */
import type { Guard, UserType } from '@tree-service/kernel/contract';
import { fakeAuthState } from '@tree-service/testing';
import { decideAccess } from './AreaGuard';

const visitor = fakeAuthState('signedOut');
const loading = fakeAuthState('loading');
const owner = fakeAuthState('owner');
const vendor = fakeAuthState('vendor');
const admin = fakeAuthState('admin');
const untyped = fakeAuthState('untyped');

const guards: readonly Guard[] = ['signedIn', 'owner', 'vendor', 'admin'];

describe('decideAccess', () => {
  it.each(guards)('verifies before it decides about %s', (guard) => {
    expect(decideAccess(guard, loading)).toEqual({ kind: 'verifying' });
  });

  it('allows everyone into public areas right away', () => {
    for (const auth of [visitor, loading, owner, vendor, admin]) {
      expect(decideAccess('public', auth)).toEqual({ kind: 'allowed' });
    }
  });

  it.each<[Guard, string]>([
    ['signedIn', '/auth'],
    ['owner', '/auth'],
    ['vendor', '/auth'],
    ['admin', '/dashboard'],
  ])('sends visitors away from %s areas to %s', (guard, goTo) => {
    expect(decideAccess(guard, visitor)).toEqual({ kind: 'signInFirst', goTo });
  });

  it('allows visitors and owners to request work', () => {
    expect(decideAccess('requester', visitor).kind).toBe('allowed');
    expect(decideAccess('requester', owner).kind).toBe('allowed');
    expect(decideAccess('requester', untyped).kind).toBe('allowed');
    expect(decideAccess('requester', vendor)).toEqual({
      kind: 'refused',
      goTo: '/vendor/dashboard',
    });
    expect(decideAccess('requester', admin)).toEqual({ kind: 'refused', goTo: '/admin' });
  });

  it.each<[Guard, UserType, string]>([
    ['owner', 'vendor', '/vendor/dashboard'],
    ['owner', 'admin', '/admin'],
    ['vendor', 'owner', '/dashboard'],
    ['vendor', 'admin', '/admin'],
    ['admin', 'owner', '/dashboard'],
    ['admin', 'vendor', '/vendor/dashboard'],
  ])('refuses %s areas to an account of type %s and leads to %s', (guard, type, goTo) => {
    expect(decideAccess(guard, fakeAuthState(type))).toEqual({ kind: 'refused', goTo });
  });

  it.each<[Guard, UserType]>([
    ['owner', 'owner'],
    ['vendor', 'vendor'],
    ['admin', 'admin'],
    ['signedIn', 'owner'],
    ['signedIn', 'vendor'],
    ['signedIn', 'admin'],
  ])('lets %s areas be entered by %s', (guard, type) => {
    expect(decideAccess(guard, fakeAuthState(type))).toEqual({ kind: 'allowed' });
  });

  it.each<Guard>([...guards, 'requester'])('has a missing password chosen before %s', (guard) => {
    const auth = fakeAuthState('owner', { mustChoosePassword: true });
    expect(decideAccess(guard, auth)).toEqual({ kind: 'choosePassword', goTo: '/reset-password' });
    expect(decideAccess('public', auth)).toEqual({ kind: 'allowed' });
  });

  it('takes metadata for owners and Pros without a profile, never for administrators', () => {
    expect(decideAccess('vendor', fakeAuthState('vendor', { withProfile: false })).kind).toBe(
      'allowed',
    );
    expect(decideAccess('owner', fakeAuthState('owner', { withProfile: false })).kind).toBe(
      'allowed',
    );
    expect(decideAccess('admin', fakeAuthState('admin', { withProfile: false }))).toEqual({
      kind: 'refused',
      goTo: '/dashboard',
    });
  });

  it('the branch for an unverified address is there and never taken', () => {
    const owner = fakeAuthState('owner');
    expect(decideAccess('owner', owner, () => false)).toEqual({
      kind: 'verifyFirst',
      goTo: '/confirm-email',
    });
    const unverified =
      owner.user === null ? owner : { ...owner, user: { ...owner.user, emailVerified: false } };
    expect(decideAccess('owner', unverified)).toEqual({ kind: 'allowed' });
  });
});
