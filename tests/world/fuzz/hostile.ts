import type { Dice } from './dice.ts'

const numbers = [
  0,
  -1,
  1,
  0.5,
  -0.1,
  1e308,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e21,
  676,
  677,
  -677,
  -888_274,
]

const texts = [
  '',
  '   ',
  'x'.repeat(300),
  'ي'.repeat(5_000),
  'a\u0000b',
  '\u0000',
  '\ud83d',
  '\udc00\ud800',
  '👩🏽‍🚀'.repeat(40),
  '\u202eevil\u2066\u200b',
  '__proto__',
  'constructor',
  "'; drop table users; --",
  '%',
  '\\',
  '{{name}} {unclosed',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'http://[',
  '99999999999999999999',
  '-5',
  '1e5',
  'NaN',
  'true',
  'null',
  '0000-00-00',
  '9999-12-31',
  '9999-12-31T23:59:59Z',
  '0001-01-01T00:00:00Z',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'not-an-id',
  "a'b & !c | (d <-> :*",
  '"""',
  '[object Object]',
]

const shapes: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  ['x', 'y'],
  { $ne: '' },
  { length: 5 },
  [{ id: {} }],
]

/** Something no honest form sends. */
export function hostile(dice: Dice): unknown {
  const kind = dice.roll()
  if (kind < 0.35) return dice.one(numbers)
  if (kind < 0.8) return dice.one(texts)
  if (kind < 0.83) return 'x'.repeat(120_000)
  if (kind < 0.85) return Array.from({ length: 2_000 }, (_, at) => at)
  return structuredClone(dice.one(shapes))
}

/** Whole bodies that are none, with the kind they claim to be. */
export const brokenBodies: readonly (readonly [type: string, body: string])[] = [
  ['application/json', '{"a":'],
  ['application/json', '[]'],
  ['application/json', '"text"'],
  ['application/json', 'null'],
  ['application/json', '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'],
  ['application/json', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ['application/x-www-form-urlencoded', 'data=%7B%22a%22'],
  ['application/x-www-form-urlencoded', 'data=1&data=2'],
  ['application/x-www-form-urlencoded', 'a=%00&b=%ff'],
  ['text/plain', 'hello'],
  ['application/xml', '<a/>'],
  ['multipart/form-data; boundary=x', 'not multipart at all'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n{"a":\r\n--x--\r\n'],
  ['multipart/form-data', '--x--'],
]
