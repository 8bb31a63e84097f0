import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../auth/authStore';
import { expectedAccount } from '../auth/expectedAccount';
import { queryClient } from '../queries/queryClient';
import { isOnByDefault, flagOfPage, type FeatureFlagName } from './featureSwitches';
import { flagsQuery } from './flagsQuery';
import { isFlagOn, type FlagRule, type FlagUser } from './isFlagOn';
import { flagUserOf } from './knownFlag';

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
  return useMemo(() => flagUserOf(auth), [auth]);
}

function useFlags(isWanted: boolean): FeatureFlags {
  const user = useFlagUser();
  const { data, status } = useQuery({ ...flagsQuery, enabled: isWanted }, queryClient);
  return useMemo(() => {
    const rules = data ? new Map(data.map((flag) => [flag.name, flag])) : null;
    return {
      status: data ? 'ready' : status === 'error' ? 'defaults' : 'loading',
      isOn: (name) => (rules ? isFlagOn(rules.get(name), user, new Date()) : isOnByDefault(name)),
      rules,
      user,
    };
  }, [data, status, user]);
}

/** All flags. Throws outside a `FeatureFlagsProvider`. */
export function useFeatureFlags(): FeatureFlags {
  if (!use(InsideProvider)) {
    throw new Error('useFeatureFlags must be used within a FeatureFlagsProvider');
  }
  return useFlags(true);
}

/**
 * Whether the page at an address is turned off for the signed-in account. Downloads flags for
 * signed-in people alone, while their session is being restored, and takes every page for on until
 * they are known.
 */
export function usePagesOff(): (address: string) => boolean {
  const isExpected = useAuth(() => expectedAccount() !== null);
  const { isOn } = useFlags(isExpected);
  return useCallback(
    (address) => {
      const flag = flagOfPage(address);
      return flag !== null && !isOn(flag);
    },
    [isOn],
  );
}

/** Whether one feature is on. Throws outside a `FeatureFlagsProvider`. */
export function useFeatureFlag(name: FeatureFlagName): boolean {
  return useFeatureFlags().isOn(name);
}
