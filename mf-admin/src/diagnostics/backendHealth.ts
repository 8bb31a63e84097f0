import type { HealthCheckResults } from './diagnostics.api';
import type { Tone } from '@tree-service/domain';
import { isOnline, platformName } from '@tree-service/kernel/native';
import { runtimeConfig } from '@tree-service/kernel';
import type { TextFact } from '../shared/layout/Facts';

const PLATFORMS = {
  web: 'Web browser',
  ios: 'Native wrapper, iOS',
  android: 'Native wrapper, Android',
} as const;

export function factsOfBackend(latencyMs: number | undefined): TextFact[] {
  return [
    {
      name: 'Latency',
      value: latencyMs === undefined ? 'Unknown' : `${latencyMs} ms`,
    },
    { name: 'Address', value: runtimeConfig().backendUrl },
    { name: 'Network', value: isOnline() ? 'Online' : 'Offline' },
    { name: 'Platform', value: PLATFORMS[platformName()] },
    { name: 'Browser', value: navigator.userAgent },
  ];
}

export interface CheckText {
  readonly name: string;
  readonly found: string;
  readonly tone: Tone;
}

const FOUND = {
  rows: { found: 'Exists, has rows', tone: 'success' },
  empty: { found: 'Exists, empty', tone: 'info' },
  missing: { found: 'Missing; logged and skipped', tone: 'warning' },
} as const;

export function healthCheckTexts(checks: HealthCheckResults): CheckText[] {
  const plans = checks.defaultPlansAdded
    ? { found: 'Was empty; default plans added', tone: 'success' as const }
    : FOUND[checks.plans];
  return [
    { name: 'Table vendor_subscriptions', ...FOUND[checks.subscriptions] },
    { name: 'Table subscription_plans', ...plans },
    {
      name: 'Bucket tree-photos',
      ...(checks.photoBucket
        ? { found: 'Exists', tone: 'success' as const }
        : { found: 'Missing; logged', tone: 'warning' as const }),
    },
  ];
}
