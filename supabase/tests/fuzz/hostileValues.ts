import fc from 'fast-check';

/** Texts that have broken programs before. */
export const HOSTILE_TEXTS = [
  '',
  '   ',
  'null',
  `'; drop table public.profiles; --`,
  `' or '1'='1`,
  '$$; select pg_sleep(9); $$',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  '..\\..\\windows\\system32',
  '%00%0a%0d',
  '\u202eright to left',
  '\ufeff\u200b\u2028',
  '%s%n%x%d',
  '{{7*7}}${7*7}#{7*7}',
  '\\',
  '\\\\\\u0000',
  '💥'.repeat(300),
  'e\u0301'.repeat(500),
  'x'.repeat(100_000),
  '=cmd|calc!A1',
  'http://169.254.169.254/latest/meta-data',
  '-1',
  '1e309',
  'NaN',
  'infinity',
] as const;

/** Any text, hostile ones more often than chance would have it. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);

/** Numbers as texts, at the ends of every type and beyond. */
export const anyNumber: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '1',
    '0.5',
    '32768',
    '2147483647',
    '-2147483648',
    '2147483648',
    '9223372036854775807',
    '-9223372036854775808',
    '1e30',
    '1e-30',
    'NaN',
    'Infinity',
    '-Infinity',
    '9'.repeat(200),
  ),
  fc.integer().map(String),
  fc.double().map(String),
);

/** Moments as texts, from the beginning of the calendar to its end. */
export const anyTime: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'infinity',
    '-infinity',
    'now',
    'epoch',
    '4713-01-01 BC',
    '0001-01-01 BC',
    '1970-01-01T00:00:00Z',
    '2026-02-30',
    '2026-03-08T02:30:00-06:00',
    '9999-12-31T23:59:59Z',
    '294276-12-31',
    '25:61',
    '24:00',
    '',
  ),
  fc
    .date({
      min: new Date('1900-01-01'),
      max: new Date('2200-01-01'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString()),
);

/** Any JSON, shallow or deep, with hostile texts inside. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, 0, -1, 1e308, true, '', [], {}, [null], [[]], [{}], { a: {} }),
  anyText,
  fc.array(anyText, { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(Array.from({ length: 2000 }, () => 0)),
  fc.constant(JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`)),
);
