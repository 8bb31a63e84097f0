import { comparedReleases } from './CanaryTable';

test('a canary is compared with the live release, by errors per 1,000 loads', () => {
  const pair = {
    remote: 'mf-vendor',
    canary: { version: 'v2', share: 10 },
    live: 'v1',
  } as const;
  const counted = [{ version: 'v2', loads: 400, errors: 3, people: 2, since: '2026-01-01' }];
  expect(comparedReleases(pair, counted)).toEqual([
    {
      remote: 'mf-vendor',
      version: 'v2',
      share: 10,
      loads: 400,
      errors: 3,
      errorsPerThousand: 7.5,
      people: 2,
    },
    {
      remote: 'mf-vendor',
      version: 'v1',
      share: 90,
      loads: 0,
      errors: 0,
      errorsPerThousand: null,
      people: 0,
    },
  ]);
});
