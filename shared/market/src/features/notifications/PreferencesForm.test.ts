import { NOTIFICATION_KINDS } from '@tree-service/domain';
import { presetOf, PRESETS, preferencesOf } from './PreferencesForm';

const kinds = [...Object.keys(NOTIFICATION_KINDS), 'gossip'].map((kind) => ({
  kind,
  in_app: false,
  email: false,
  push: false,
}));
const sent = (preset: (typeof PRESETS)[number]['value']) =>
  preferencesOf(preset, kinds)
    .filter(({ email, push }) => email && push)
    .map(({ kind }) => kind);

test('each preset sends less than the one before and shows everything in the product', () => {
  const counts = PRESETS.map(({ value }) => sent(value).length);
  expect(counts[0]).toBe(kinds.length);
  expect(counts[1]).toBeLessThan(counts[0] ?? 0);
  expect(counts[2]).toBeLessThan(counts[1] ?? 0);
  expect(preferencesOf('urgent', kinds).every(({ in_app }) => in_app)).toBe(true);
});

test('what waits for an answer is sent when people are needed, deadlines even when only urgent', () => {
  expect(sent('needed')).toEqual(
    expect.arrayContaining(['message_received', 'quote_received', 'job_delivered']),
  );
  expect(sent('needed')).not.toContain('lead_lost');
  expect(sent('urgent')).toEqual(
    expect.arrayContaining(['lead_offered', 'delivery_reminder', 'change_order_proposed']),
  );
  expect(sent('urgent')).not.toContain('quote_received');
});

test("a preset is recognized, and a mix of one's own is none", () => {
  for (const { value } of PRESETS) expect(presetOf(preferencesOf(value, kinds))).toBe(value);
  expect(presetOf(kinds)).toBeNull();
});
