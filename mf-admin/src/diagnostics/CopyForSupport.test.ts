import { supportText } from './CopyForSupport';

test('a support ticket has one line per fact, under the headings of the page', () => {
  const text = supportText(
    [
      { title: 'Session', facts: [{ name: 'Status', value: 'Signed in' }] },
      { title: 'Releases', facts: [{ name: 'shell', value: 'r1 (Current)' }] },
    ],
    new Date('2026-11-21T12:00:00Z'),
  );
  expect(text).toBe(
    'Diagnostics of 2026-11-21T12:00:00.000Z\n\nSession\n  Status: Signed in\n\nReleases\n  shell: r1 (Current)',
  );
});
