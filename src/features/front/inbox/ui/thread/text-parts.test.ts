import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partsOf } from './text-parts.ts'

const linksIn = (text: string) => partsOf(text).flatMap((part) => (part.type === 'link' ? part.href : []))
const hiddenIn = (text: string) =>
  partsOf(text, { hide: true })
    .map(({ text: words }) => words)
    .join('')

test('nothing of a text is lost, whatever it is cut at', () => {
  for (const text of [
    '',
    'plain',
    'see https://a.example/b?c=d#e, and (www.c.example).',
    'مرحبًا https://a.example/مسار ثم sara@b.example!',
    '@Sara Haddad and @Sara',
    '+971 50 123 4242',
  ])
    assert.equal(
      partsOf(text, { names: ['Sara', 'Sara Haddad'] })
        .map((part) => part.text)
        .join(''),
      text,
    )
})

test('only http, https and mailto become links, without the sign that ends the sentence', () => {
  assert.deepEqual(linksIn('https://a.example/b. www.c.example, d@e.example)'), [
    'https://a.example/b',
    'https://www.c.example',
    'mailto:d@e.example',
  ])
  assert.deepEqual(linksIn('javascript:alert(1) data:text/html,x file:///etc ftp://a.example'), [])
  assert.deepEqual(linksIn('http://'), [])
})

test('the longest name wins, and a name is no link', () => {
  const parts = partsOf('@Sara Haddad, hello', { names: ['Sara', 'Sara Haddad'] })
  assert.deepEqual(parts[0], { type: 'mention', text: '@Sara Haddad' })
})

test('numbers in every script, links and addresses are hidden; amounts and dates are not', () => {
  for (const open of ['14,000 AED from 24.11', 'room 1204, 8 to 5', 'راتب ١٤٬٠٠٠ درهم'])
    assert.equal(hiddenIn(open), open)
  for (const [text, secret] of [
    ['call +971 50 123 4242', '123'],
    ['اتصل ٠٥٠١٢٣٤٢٤٢', '١٢٣'],
    ['pay at https://gulf-visa.example/pay', 'visa'],
    ['write to boss@quick.example', 'quick'],
  ] as const)
    assert.ok(!hiddenIn(text).includes(secret), hiddenIn(text))
  assert.equal(hiddenIn('call +971 50 123 4242'), 'call +971 •• ••• ••42')
})

test('a number to call is kept in one piece', () => {
  assert.deepEqual(partsOf('call +971 50 123 4242 now')[1], { type: 'number', text: '+971 50 123 4242' })
})
