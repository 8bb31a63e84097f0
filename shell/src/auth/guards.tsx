import { AreaGuard, type GuardProps } from './AreaGuard';

/** Lets in whoever is signed in. */
export function RequireAuth({ children }: GuardProps) {
  return <AreaGuard guard="signedIn">{children}</AreaGuard>;
}

/** Lets in owners. */
export function RequireOwner({ children }: GuardProps) {
  return <AreaGuard guard="owner">{children}</AreaGuard>;
}

/** Lets in Pros. */
export function RequireVendor({ children }: GuardProps) {
  return <AreaGuard guard="vendor">{children}</AreaGuard>;
}

/** Lets in administrators; sends visitors to the dashboard. */
export function RequireAdmin({ children }: GuardProps) {
  return <AreaGuard guard="admin">{children}</AreaGuard>;
}

/** Lets in visitors and owners: everybody who may ask for work. */
export function RequireRequester({ children }: GuardProps) {
  return <AreaGuard guard="requester">{children}</AreaGuard>;
}
