import type { FeatureFlag } from '@tree-service/kernel';
import { formatMoment } from '@tree-service/domain';

/** The conditions of a flag; "everyone" without any. */
export function flagLimits(flag: FeatureFlag): string {
  const limits: string[] = [];
  if (flag.user_roles && flag.user_roles.length > 0) limits.push(flag.user_roles.join(', '));
  if (flag.user_ids && flag.user_ids.length > 0) {
    limits.push(flag.user_ids.length === 1 ? '1 account' : `${flag.user_ids.length} accounts`);
  }
  if (flag.user_percentage !== null) limits.push(`${flag.user_percentage}% of accounts`);
  if (flag.start_date !== null) limits.push(`from ${formatMoment(flag.start_date)}`);
  if (flag.end_date !== null) limits.push(`until ${formatMoment(flag.end_date)}`);
  return limits.length === 0 ? 'everyone' : limits.join('; ');
}
