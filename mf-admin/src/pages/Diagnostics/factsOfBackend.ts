import { isOnline, platformName } from '@tree-service/kernel/native';
import { runtimeConfig } from '@tree-service/kernel';
import type { TextFact } from '../../layout/Facts';

const PLATFORMS = {
  web: 'Web browser',
  ios: 'Native wrapper, iOS',
  android: 'Native wrapper, Android',
} as const;

/** How fast the backend answered, where it is, and where this page runs. */
export function factsOfBackend(latencyMs: number | undefined): TextFact[] {
  return [
    {
      name: 'Smallest read took',
      value: latencyMs === undefined ? 'Not known' : `${latencyMs} ms`,
    },
    { name: 'Address', value: runtimeConfig().backendUrl },
    { name: 'Network', value: isOnline() ? 'Online' : 'Offline' },
    { name: 'Platform', value: PLATFORMS[platformName()] },
    { name: 'Browser', value: navigator.userAgent },
  ];
}
