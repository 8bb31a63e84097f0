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
