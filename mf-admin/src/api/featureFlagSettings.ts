import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, unwrap } from '@tree-service/kernel';

export const featureFlagsQuery = () =>
  queryOptions({
    queryKey: ['feature_flags', 'all'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.from('feature_flags').select().order('name'));
    },
  });

/** Absent conditions do not limit a flag. Dates are ISO 8601. */
export type FeatureFlagRule = {
  enabled: boolean;
  description?: string;
  user_percentage?: number;
  user_roles?: string[];
  user_ids?: string[];
  start_date?: string;
  end_date?: string;
};

/** Adds or changes a flag; leaves an audit row. */
export async function saveFeatureFlag(name: string, rule: FeatureFlagRule, reason: string) {
  const client = await backend();
  expectDone(await client.rpc('save_feature_flag', { name, rule, reason }));
}

/** Turns a flag off for everyone, or on again under its conditions; leaves an audit row. */
export async function switchFeatureFlag(name: string, isOn: boolean, reason: string) {
  const client = await backend();
  expectDone(await client.rpc('switch_feature_flag', { name, is_on: isOn, reason }));
}
