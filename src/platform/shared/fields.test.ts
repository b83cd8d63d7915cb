import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarDay, line, optionalLine, personName, prose, spoken, webAddress } from './fields.ts'

test('a name carries nothing unseen, and no address of the web', () => {
  const name = personName()
  assert.equal(name.parse('Ali\u202Emoc\u2066 \u200bReza\ufeff'), 'Alimoc Reza')
  assert.equal(name.parse('می\u200cرضا'), 'می\u200cرضا', 'between Arabic letters it is spelling')
  for (const fine of ['St. John O’Neil', 'Dr.Ali', 'Booking.com', 'A/S Møller']) assert.equal(name.parse(fine), fine)
  for (const bad of ['See http://evil.example', 'www.evil.example', 'evil.example/pay', 'x'])
    assert.equal(name.safeParse(bad).success, false, bad)
})

test('nothing that people write turns around what stands after it', () => {
  assert.equal(line(100).parse('Street \u202e12, \u202aGate\u202c 4'), 'Street 12, Gate 4')
  assert.equal(prose(100).parse('Call \u202d050\nأهلًا \u200fبكم'), 'Call 050\nأهلًا \u200fبكم')
  assert.equal(line(100).parse('Gate \u2067four\u2069 \u2068'), 'Gate four')
  assert.equal(optionalLine(100).parse('Gate \u2067four'), 'Gate four')
})

test('an isolate that is closed in its line stays in a longer text, and a loose one does not', () => {
  assert.equal(prose(100).parse('\u2068ليلى\u2069 called'), '\u2068ليلى\u2069 called')
  assert.equal(prose(100).parse('\u2067one\n\u2069two\u2069 \u2066'), 'one\ntwo')
})

test('what nobody could see is nothing', () => {
  assert.equal(prose(100, 1).safeParse('\u200f \u2066\u2069').success, false)
  for (const unseen of ['\u200b\u2060\u00ad', '\u3164', '\u115f\u034f', '\u2800\ufe0f'])
    assert.equal(line(100).safeParse(unseen).success, false, JSON.stringify(unseen))
  assert.equal(prose(100, 1).parse('👩\u200d🔧'), '👩\u200d🔧')
})

test('a language that is not spoken here becomes English', () => {
  assert.deepEqual(
    ['ar', 'fr-FR', 'de', 'nonsense'].map((one) => spoken.parse(one)),
    ['ar', 'fr', 'en', 'en'],
  )
})

test('an address of the web is kept as a browser would give it, and never breaks out of where it stands', () => {
  const kept = (text: string) => webAddress.safeParse(text).data
  assert.equal(kept('Example.com'), 'https://example.com')
  assert.equal(kept('https://example.com/a "b'), 'https://example.com/a%20%22b')
  assert.equal(kept('https://example.com/?q=1'), 'https://example.com/?q=1')
  for (const bad of ['https://me:secret@example.com', 'https://example.com@evil.example', 'https://exa\nmple.com/a\tb'])
    assert.equal(kept(bad), undefined, bad)
  for (const bad of ['https://x"onload=1', "https://x'y.example", 'javascript:alert(1)', 'https://a{b}.example'])
    assert.equal(kept(bad), undefined, bad)
})

test('a day is one that calendars hold', () => {
  assert.equal(calendarDay.parse('2026-11-29'), '2026-11-29')
  for (const bad of ['0000-01-01', '1899-12-31', '9999-01-01', '2026-02-30'])
    assert.equal(calendarDay.safeParse(bad).success, false, bad)
})
