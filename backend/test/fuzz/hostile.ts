import fc from 'fast-check';

const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\u202Etxt.exe',
  '\ud800',
  '💥'.repeat(200),
  'x'.repeat(2_001),
  'x'.repeat(70_000),
  `${'a'.repeat(3_000)}!`,
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE users; --",
  '%_\\',
  '../../../etc/passwd',
  '=HYPERLINK("https://example.org")',
  'a@b\r\nBcc: everyone@example.org',
  'javascript:alert(1)',
  'http://169.254.169.254/',
  '{{7*7}}${7*7}',
  '__proto__',
  'constructor',
  '2026-02-30',
  '2026-03-29T01:30:00',
  '9'.repeat(400),
  'İıſK',
  'NaN',
  'null',
];
const NUMBERS = [-1, -0, 0.1, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63];

export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom('a', ' ', '-', '<b>', '(', '💥', '\u0301'), fc.nat(40_000)).map(([unit, n]) => unit.repeat(n)),
  },
);

/** One value in another, again and again, as no form sends it. */
const nested = fc
  .tuple(fc.boolean(), fc.integer({ min: 2, max: 4_000 }))
  .map(([isList, depth]) => (isList ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)));

export const json: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.oneof(fc.constantFrom(...NUMBERS), fc.double()) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [null], [[[]]], { $ne: null }, { length: 1e9 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 5 }) },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 60 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.oneof(text, fc.string()), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 20 }) },
);

/** What is not even JSON, and JSON that is hard to read. */
export const bytes: fc.Arbitrary<Uint8Array<ArrayBuffer>> = fc.oneof(
  fc.uint8Array({ maxLength: 2_000 }),
  fc
    .oneof(nested, fc.constantFrom('', '{', '{"a":1', 'null', '"', '{"__proto__":{"role":"admin"}}', '\u0000', '1e999999'))
    .map((raw) => Buffer.from(raw)),
);

const asHeader = (value: string) =>
  value
    .replace(/[^\u0020-\u007e\u00a1-\u00ff]+/g, '')
    .slice(0, 6_000)
    .trim();

/** Values that an HTTP client can send. */
export const header: fc.Arbitrary<string> = fc
  .oneof(text, fc.string({ maxLength: 200 }), fc.constantFrom('W/"1"', '"-1"', '"x"', '*', 'gzip', 'bytes=0-'))
  .map(asHeader);
