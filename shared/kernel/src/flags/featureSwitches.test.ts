import { accountNavigation, headerNavigation, mobileNavigation } from '../contract';
import {
  effectOfFlag,
  featureSwitches,
  flagOfPage,
  isOnByDefault,
  offNotice,
} from './featureSwitches';

test('every flag says what it switches, and an unknown one switches nothing', () => {
  for (const { effect } of Object.values(featureSwitches)) expect(effect).toMatch(/^[A-Z].+\.$/);
  expect(effectOfFlag('messaging')).toContain('Off: no Messages page');
  expect(effectOfFlag('no_such_flag')).toBeNull();
  expect(isOnByDefault('messaging')).toBe(true);
  expect(isOnByDefault('no_such_flag')).toBe(false);
});

test.each([
  ['/messages', 'messaging'],
  ['/messages/7', 'messaging'],
  ['/vendor/dashboard', 'vendor_dashboard'],
  ['/messages-of-others', null],
  ['/vendor/requests', null],
  ['/', null],
])('the page %s is switched by %s', (path, flag) => {
  expect(flagOfPage(path)).toBe(flag);
});

test('menus leave out what is off, and nothing else', () => {
  const labels = (off: string) => {
    const viewer = {
      signedIn: true,
      type: 'vendor' as const,
      isOff: (page: string) => page === off,
    };
    return [headerNavigation(viewer), mobileNavigation(viewer), accountNavigation(viewer)].map(
      (items) => items.map(({ label }) => label),
    );
  };
  const [header, mobile, account] = labels('/no-page');
  const without = (label: string) =>
    [header, mobile, account].map((items) => items?.filter((other) => other !== label));
  expect(labels('/messages')).toEqual(without('Messages'));
  expect(labels('/vendor/dashboard')).toEqual(without('Dashboard'));
  expect(header).toContain('Messages');
  expect(header).toContain('Dashboard');
});

test('what is off is said in words of its own', () => {
  expect(offNotice('messaging').title).toBe('Messages are turned off');
  expect(offNotice('video_upload').description).toBe(featureSwitches.video_upload.effect);
});
