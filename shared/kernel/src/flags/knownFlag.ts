import { authState, type AuthState } from '../auth/authStore';
import { isAdmin, isOwner, isVendor } from '../auth/userTypeRules';
import { queryClient } from '../queries/queryClient';
import { isOnByDefault, type FeatureFlagName } from './featureSwitches';
import { flagsQuery } from './flagsQuery';
import { isFlagOn, type FlagUser } from './isFlagOn';

/** Whom flags are evaluated for; null is a visitor. */
export function flagUserOf(auth: AuthState): FlagUser | null {
  if (auth.user === null) return null;
  const roles = [
    ...(isVendor(auth) ? (['vendor'] as const) : []),
    ...(isOwner(auth) ? (['owner'] as const) : []),
    ...(isAdmin(auth) ? (['admin'] as const) : []),
  ];
  return { id: auth.user.id, roles };
}

/** Whether a feature is on, as far as this page knows; the default until flags were loaded. Loads nothing. */
export function isKnownToBeOn(name: FeatureFlagName): boolean {
  const flags = queryClient.getQueryData(flagsQuery.queryKey);
  if (flags === undefined) return isOnByDefault(name);
  return isFlagOn(
    flags.find((flag) => flag.name === name),
    flagUserOf(authState()),
    new Date(),
  );
}
