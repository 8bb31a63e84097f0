/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { parseQaState, withQaState } from './qaState';

const nothing = parseQaState('');

test('everything the panel sets survives the way through an address', () => {
  const state = {
    account: 'manager@demo.example',
    flags: { video_upload: true, messaging: false },
    jump: 'release',
    scene: 'dispute-open',
    network: 'slow',
    failing: '/rest/v1/leads',
    theme: 'dark',
    width: 360,
  } as const;
  expect(parseQaState(withQaState('', state))).toEqual(state);
});

test('the parameters of the page stay, and an empty state leaves no trace', () => {
  expect(withQaState('?sort=new&qa-theme=dark', nothing)).toBe('?sort=new');
  expect(withQaState('?qa-width=360', nothing)).toBe('');
});

test('unknown values count as absent', () => {
  expect(
    parseQaState('?qa-flags=unknown&qa-clock=never&qa-state=x&qa-network=y&qa-theme=z&qa-width=1'),
  ).toEqual(nothing);
});
