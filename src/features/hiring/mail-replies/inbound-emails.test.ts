import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cutQuote } from './cut-quote.ts'
import { isAutomatic, tokenIn } from './rules.ts'
import { textOfHtml } from './text-of-html.ts'

const own = 'I can come on Monday.\nIs nine fine?'
const below = '> Dear Sami,\n> when can you come?\n>\n> Dune Logistics'

test('what is quoted goes, in the words of four languages and of the usual programs', () => {
  const openings = [
    'On Mon, 3 Nov 2026 at 10:00, Dune Logistics <reply+abc@mail.example> wrote:',
    'On Mon, 3 Nov 2026 at 10:00, Dune Logistics\n<reply+abc@mail.example> wrote:',
    'Le lun. 3 nov. 2026 à 10:00, Dune Logistics <reply+abc@mail.example> a écrit :',
    'пн, 3 нояб. 2026 г. в 10:00, Dune Logistics <reply+abc@mail.example>:',
    '3 ноября 2026 г., 10:00 пользователь Dune Logistics <reply+abc@mail.example> написал:',
    'في الاثنين، 3 نوفمبر 2026 في 10:00 ص كتب Dune Logistics\n<\u200ereply+abc@mail.example\u200e>:',
    'بتاريخ 3/11/2026، كتب Dune Logistics <reply+abc@mail.example>:',
  ]
  for (const opening of openings) assert.equal(cutQuote(`${own}\n\n${opening}\n\n${below}`), own, opening)
})

test('an email that was put below whole goes too', () => {
  const heads = [
    'From: Dune Logistics <reply+abc@mail.example>\nSent: Monday, 3 November 2026 10:00\nTo: Sami\nSubject: Hello',
    'De : Dune Logistics\nEnvoyé : lundi 3 novembre 2026 10:00\nÀ : Sami',
    'От: Dune Logistics\nОтправлено: 3 ноября 2026 г. 10:00\nКому: Sami',
    'من: Dune Logistics\nتاريخ الإرسال: 3 نوفمبر 2026\nإلى: سامي',
    '-----Original Message-----\nFrom: Dune',
    '________________________________\nFrom: Dune',
    '⁂ Write your answer above this line ⁂',
  ]
  for (const head of heads) assert.equal(cutQuote(`${own}\n\n${head}\n\nDear Sami,\nwhen can you come?`), own, head)
})

test('answers between and below quoted lines are kept, and an email that is all quote is kept whole', () => {
  const opening = 'On Mon, 3 Nov 2026 at 10:00, Dune <d@mail.example> wrote:'
  assert.equal(cutQuote(`${opening}\n> When?\nOn Monday.\n> Where?\nAt gate 4.`), 'On Monday.\nAt gate 4.')
  assert.equal(cutQuote(`${opening}\n${below}\n\n${own}`), own)
  assert.equal(cutQuote('> only this'), '> only this')
})

test('what only looks like a quote stays; a signature goes', () => {
  assert.equal(
    cutQuote('On the phone you wrote: bring papers.\nI did.'),
    'On the phone you wrote: bring papers.\nI did.',
  )
  assert.equal(cutQuote('From: Dubai\nI moved in 2020.'), 'From: Dubai\nI moved in 2020.')
  assert.equal(cutQuote(`${own}\n-- \nSami Haddad\n+971 50 123`), own)
})

test('HTML becomes words; what it quotes becomes quoted lines; nothing hidden is said', () => {
  const html = `<html><head><style>p{}</style></head><body><div dir="ltr">I can come on&nbsp;Monday.<br>Is nine <b>fine</b>?</div>
    <script>alert(1)</script><div class="gmail_quote"><div>On Mon, 3 Nov 2026, Dune &lt;d@mail.example&gt; wrote:</div>
    <blockquote>Dear Sami</blockquote></div></body></html>`
  assert.equal(cutQuote(textOfHtml(html)), own)
  const outlook = `<p>I can come on Monday.</p><p>Is nine fine?</p><div id="divRplyFwdMsg"><b>From:</b> Dune</div><p>Dear Sami</p>`
  assert.equal(cutQuote(textOfHtml(outlook)), own.replace('\n', '\n\n').replace('\n\n', '\n'))
  assert.equal(textOfHtml('<div>'.repeat(20_000)), '')
})

test('emails of machines are known by their headers (RFC 3834)', () => {
  const header = (key: string, value: string) => [{ key, value }]
  for (const [key, value] of [
    ['auto-submitted', 'auto-replied'],
    ['auto-submitted', 'auto-generated'],
    ['precedence', 'bulk'],
    ['return-path', '<>'],
    ['content-type', 'multipart/report; report-type=delivery-status'],
    ['x-auto-response-suppress', 'All'],
    ['list-id', '<x.example>'],
  ] as const)
    assert.ok(isAutomatic(header(key, value), 'sami@example.com'), key)
  assert.ok(!isAutomatic(header('auto-submitted', 'no'), 'sami@example.com'))
  assert.ok(!isAutomatic([], 'sami@example.com'))
  for (const from of ['', 'MAILER-DAEMON@x.example', 'no-reply@x.example', `reply+${'a'.repeat(40)}@x.example`])
    assert.ok(isAutomatic([], from), from)
})

test('the token is found in the envelope first, and only of the own domain', () => {
  const [one, other] = ['a'.repeat(40), 'b'.repeat(40)]
  assert.equal(tokenIn([`reply+${one}@mail.example`, `reply+${other}@mail.example`], 'mail.example'), one)
  assert.equal(tokenIn([`Dune <REPLY+${one.toUpperCase()}@MAIL.example>`], 'mail.example'), one)
  assert.equal(tokenIn([`reply+${one}@mail.example.evil.test`], 'mail.example'), null)
  assert.equal(tokenIn([`reply+${one.slice(1)}@mail.example`], 'mail.example'), null)
})
