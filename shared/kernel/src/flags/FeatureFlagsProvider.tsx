import { createContext, type ReactNode, use, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../auth/authStore';
import { isAdmin, isOwner, isVendor } from '../auth/userTypeRules';
import { flagDefaults, type FeatureFlagName } from './featureFlagNames';
import { flagsQuery } from './flagsQuery';
import { isFlagOn, type FlagRule, type FlagUser } from './isFlagOn';

export interface FeatureFlags {
  /** `loading` until an answer came; `defaults` when flags could not be loaded. */
  readonly status: 'loading' | 'ready' | 'defaults';
  readonly isOn: (name: FeatureFlagName) => boolean;
  /** What is evaluated, by name; null while defaults are in force. */
  readonly rules: ReadonlyMap<string, FlagRule> | null;
  /** Whom it is evaluated for; null is a visitor. */
  readonly user: FlagUser | null;
}

// Flags are loaded by the first component that asks: most first views of a visitor ask for none, and
// the provider standing around them must not download the backend's client.
const InsideProvider = createContext(false);

/** Lets the components inside use feature flags. */
export function FeatureFlagsProvider({ children }: { readonly children: ReactNode }) {
  return <InsideProvider value={true}>{children}</InsideProvider>;
}

function useFlagUser(): FlagUser | null {
  const auth = useAuth();
  return useMemo(() => {
    if (auth.user === null) return null;
    const roles = [
      ...(isVendor(auth) ? (['vendor'] as const) : []),
      ...(isOwner(auth) ? (['owner'] as const) : []),
      ...(isAdmin(auth) ? (['admin'] as const) : []),
    ];
    return { id: auth.user.id, roles };
  }, [auth]);
}

/** All flags. Throws outside a `FeatureFlagsProvider`. */
export function useFeatureFlags(): FeatureFlags {
  if (!use(InsideProvider)) {
    throw new Error('useFeatureFlags must be used within a FeatureFlagsProvider');
  }
  const user = useFlagUser();
  const { data, status } = useQuery(flagsQuery);
  return useMemo(() => {
    const rules = data ? new Map(data.map((flag) => [flag.name, flag])) : null;
    return {
      status: data ? 'ready' : status === 'error' ? 'defaults' : 'loading',
      isOn: (name) => (rules ? isFlagOn(rules.get(name), user, new Date()) : flagDefaults[name]),
      rules,
      user,
    };
  }, [data, status, user]);
}

/** Whether one feature is on. Throws outside a `FeatureFlagsProvider`. */
export function useFeatureFlag(name: FeatureFlagName): boolean {
  return useFeatureFlags().isOn(name);
}
