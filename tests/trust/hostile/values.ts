import fc from 'fast-check'

/** Texts that broke something somewhere, once. Written without control characters in the source. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0001\u001b[31m',
  '\ud800',
  'a\udc00b',
  '\ud83d',
  '\u202eatsil',
  '\u2066\u2069\u200f',
  '\ufeff',
  '\ufffe\uffff',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'Z̸̛͈a͠l̶g̷o̴',
  'İıŞß',
  '١٢٣',
  "' or '1'='1",
  "'; drop table profiles; --",
  '1) union select password from auth_accounts--',
  '$1; $2',
  '\\',
  '%',
  '%_%',
  '%00',
  '%c0%ae%c0%ae%c0%af',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '....//',
  'C:\\windows\\win.ini',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}$' + '{7*7}#{7*7}<%= 7*7 %>',
  'javascript:alert(1)',
  '//evil.example/x',
  'http://169.254.169.254/',
  '=cmd|" /C calc"!A0',
  'a\r\nSet-Cookie: session=x',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0x10',
  '1e999',
  '9007199254740993',
  '99999999999999999999999999',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  '00000000-0000-0000-0000-000000000000',
  '{"a":1}',
  '[]',
  'x'.repeat(10_000),
  'á'.repeat(3_000),
  `${'('.repeat(300)}a+${')+'.repeat(300)}`,
  `${'a'.repeat(300)}@${'b.'.repeat(200)}`,
]

const deep = (depth: number, open: string, close: string) => JSON.parse(open.repeat(depth) + close.repeat(depth))

/** Values of every wrong type. */
const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  [],
  [[]],
  [null],
  {},
  { length: 1e9 },
  { toString: null },
  { $gt: '' },
  Array.from({ length: 1_000 }, () => 0),
  deep(500, '[', ']'),
  JSON.parse('{"__proto__":{"isAdmin":true,"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
]

/** Any text, most often one that breaks things. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  // Two of them in a row get past checks of the beginning.
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...HOSTILE_TEXTS), fc.constantFrom(...HOSTILE_TEXTS))
      .map((two) => two.join('')),
  },
)

/** Any value that JSON can carry. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_VALUES) },
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)
