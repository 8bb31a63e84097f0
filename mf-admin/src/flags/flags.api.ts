import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, queryClient, unwrap, type FeatureFlag } from '@tree-service/kernel';

export const featureFlagsQuery = () =>
  queryOptions({
    queryKey: ['feature_flags', 'all'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.from('feature_flags').select().order('name'));
    },
  });

/** Shows what a flag is by now in the list of flags. */
export function showFlag(name: string, changes: Partial<FeatureFlag>): void {
  queryClient.setQueryData(
    featureFlagsQuery().queryKey,
    (known) => known && known.map((flag) => (flag.name === name ? { ...flag, ...changes } : flag)),
  );
}

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

/**
 * Changes a flag; leaves an audit row. Refused with the hint version_conflict when `expectedVersion` is not
 * the current one. Returns the new version.
 */
export async function saveFeatureFlag(
  name: string,
  rule: FeatureFlagRule,
  reason: string,
  expectedVersion: number,
): Promise<number> {
  const client = await backend();
  return unwrap(
    await client.rpc('save_feature_flag', {
      name,
      rule,
      reason,
      expected_version: expectedVersion,
    }),
  );
}

/** Turns a flag off for everyone, or on again under its conditions; leaves an audit row. */
export async function switchFeatureFlag(name: string, isOn: boolean, reason: string) {
  const client = await backend();
  expectDone(await client.rpc('switch_feature_flag', { name, is_on: isOn, reason }));
}
