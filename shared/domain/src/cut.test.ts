import { cut } from './cut';

test.each([
  ['short enough', 12, 'short enough'],
  ['a plain text', 7, 'a plain'],
  ['', 5, ''],
  ['ab🌳', 3, 'ab'],
  ['ab🌳', 4, 'ab🌳'],
  ['Ana 👩🏽‍🌾 digs', 8, 'Ana '],
  ['Ana 👩🏽‍🌾 digs', 12, 'Ana 👩🏽‍🌾 '],
  ['jose\u0301', 4, 'jos'],
  ['flag 🇺🇸🇲🇽', 9, 'flag 🇺🇸'],
])('%j cut to %i', (text, atMost, expected) => {
  expect(cut(text, atMost)).toBe(expected);
});

test('a cut text is the beginning, never longer, and can always be stored', () => {
  const text = 'Oak 🌳 José 👨‍👩‍👧‍👦 ñandú 🇺🇸 e\u0301nd';
  for (let atMost = 0; atMost <= text.length + 1; atMost += 1) {
    const shortened = cut(text, atMost);
    expect(text.startsWith(shortened)).toBe(true);
    expect(shortened.length).toBeLessThanOrEqual(atMost);
    // Half an emoji throws.
    expect(decodeURIComponent(encodeURIComponent(shortened))).toBe(shortened);
  }
});
