import { queryClient } from '../queries/queryClient';
import type { FeatureFlagName } from './featureFlagNames';

/** Whether loaded flags say that a feature is switched off for everybody. Loads nothing itself. */
export function isKnownToBeOff(name: FeatureFlagName): boolean {
  const flags = queryClient.getQueryData<{ name: string; enabled: boolean }[]>(['featureFlags']);
  return flags?.some((flag) => flag.name === name && !flag.enabled) ?? false;
}
