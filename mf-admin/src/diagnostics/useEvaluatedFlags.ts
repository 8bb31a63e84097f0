import {
  featureSwitches,
  flagNames,
  useFeatureFlags,
  type FeatureFlagName,
  type FeatureFlags,
} from '@tree-service/kernel';
import { flagVerdict } from '../shared/flags/flagVerdict';

export interface EvaluatedFlag {
  readonly name: FeatureFlagName;
  readonly isOn: boolean;
  readonly why: string;
  readonly isOnByDefault: boolean;
}

function whyOf(name: FeatureFlagName, { status, rules, user }: FeatureFlags): string {
  if (status === 'loading') return 'Loading flags.';
  if (rules === null || user === null) return "Default, because flags couldn't be loaded.";
  return flagVerdict(rules.get(name), user, new Date()).why;
}

/** Every flag, evaluated for the signed-in account. */
export function useEvaluatedFlags(): Pick<FeatureFlags, 'status'> & {
  readonly flags: readonly EvaluatedFlag[];
} {
  const evaluation = useFeatureFlags();
  const flags = flagNames.map((name) => ({
    name,
    isOn: evaluation.isOn(name),
    why: whyOf(name, evaluation),
    isOnByDefault: featureSwitches[name].isOnByDefault,
  }));
  return { status: evaluation.status, flags };
}
