import type { ExistenceChecks } from '../../api/diagnostics';
import type { Tone } from '@tree-service/domain';

/** What one check found, as a badge says it. */
export interface CheckText {
  readonly name: string;
  readonly found: string;
  readonly tone: Tone;
}

const FOUND = {
  rows: { found: 'Exists and has rows', tone: 'success' },
  empty: { found: 'Exists and is empty', tone: 'info' },
  missing: { found: 'Missing: logged and skipped', tone: 'warning' },
} as const;

/** What the existence checks found, as people read it. */
export function existenceTexts(checks: ExistenceChecks): CheckText[] {
  const plans = checks.defaultPlansAdded
    ? { found: 'Was empty: the two default plans were added', tone: 'success' as const }
    : FOUND[checks.plans];
  return [
    { name: 'Table vendor_subscriptions', ...FOUND[checks.subscriptions] },
    { name: 'Table subscription_plans', ...plans },
    {
      name: 'Bucket tree-photos',
      ...(checks.photoBucket
        ? { found: 'Exists', tone: 'success' as const }
        : { found: 'Missing: logged', tone: 'warning' as const }),
    },
  ];
}
