import {
  flagDefaults,
  useFeatureFlags,
  type FeatureFlagName,
  type FeatureFlags,
} from '@tree-service/kernel';
import { flagVerdict } from '../Flags/flagVerdict';

/** A flag as it is for the signed-in account, and why. */
export interface EvaluatedFlag {
  readonly name: FeatureFlagName;
  readonly isOn: boolean;
  readonly why: string;
  readonly isOnByDefault: boolean;
}

function isFlagName(name: string): name is FeatureFlagName {
  return name in flagDefaults;
}

function whyOf(name: FeatureFlagName, { status, rules, user }: FeatureFlags): string {
  if (status === 'loading') return 'Flags are being loaded.';
  if (rules === null || user === null) return 'Flags could not be loaded: its default.';
  return flagVerdict(rules.get(name), user, new Date()).why;
}

/** Every flag the product knows, as it is for the signed-in account and why. */
export function useEvaluatedFlags(): Pick<FeatureFlags, 'status'> & {
  readonly flags: readonly EvaluatedFlag[];
} {
  const evaluation = useFeatureFlags();
  const flags = Object.keys(flagDefaults)
    .filter(isFlagName)
    .map((name) => ({
      name,
      isOn: evaluation.isOn(name),
      why: whyOf(name, evaluation),
      isOnByDefault: flagDefaults[name],
    }));
  return { status: evaluation.status, flags };
}
