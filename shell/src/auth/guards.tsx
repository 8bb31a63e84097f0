import { AreaGuard, type GuardProps } from './AreaGuard';

/** Allows signed-in accounts. */
export function RequireAuth({ children }: GuardProps) {
  return <AreaGuard guard="signedIn">{children}</AreaGuard>;
}

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

/** Allows visitors and owners, who may request work. */
export function RequireRequester({ children }: GuardProps) {
  return <AreaGuard guard="requester">{children}</AreaGuard>;
}
