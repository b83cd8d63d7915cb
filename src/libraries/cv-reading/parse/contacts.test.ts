import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainLayout } from '../layout/text-layout.ts'
import { parseCv } from './parse-cv.ts'

const read = (...lines: string[]) => parseCv(plainLayout(lines.join('\n')))

test('a heading that a page sets beside the name is no part of it', () => {
  assert.equal(read('INFORMATION Anis Ben Slimane', 'anis.benslimane@topnet.tn').name?.value, 'Anis Ben Slimane')
  assert.equal(
    read('المعلومات الشخصية ياسين بوعلام زروقي', 'yacine.zerrouki31@gmail.com').name?.value,
    'ياسين بوعلام زروقي',
  )
})

test('an address that grew together with the word beside it is not sure', () => {
  const sure = (line: string) => read('Nadia Haddad', line).email?.confidence ?? 0
  assert.ok(sure('nadia@post.comphone') < 0.5)
  for (const line of ['nadia@post.com', 'nadia@post.company', 'nadia@post.network', 'nadia@post.design', 'n@post.org'])
    assert.ok(sure(line) > 0.9, line)
})

test('an address that was broken is whole, before its sign and behind it', () => {
  const email = (...lines: string[]) => read('Nadia Haddad', ...lines, 'Beirut').email?.value
  for (const lines of [
    ['nadia.haddad', '@example.co.uk'],
    ['nadia.haddad@', 'example.co.uk'],
    ['nadia.', 'haddad@example.co.uk'],
    ['nadia.haddad@example.', 'co.uk'],
  ])
    assert.equal(email(...lines), 'nadia.haddad@example.co.uk', lines.join())
  assert.equal(email('LinkedIn', '@nadia.h'), undefined)
})

const links = (...lines: string[]) => read(...lines).links.map(({ value }) => value)

test('an address in passing is nobody’s own; a handle under its network is', () => {
  const head = ['Nadia Haddad', 'Beirut, Lebanon | nadia@post.com | nadiahaddad.dev']
  assert.deepEqual(
    links(
      ...head,
      '',
      'Projects',
      'A game with its demo released on itch.io and 5K downloads',
      'Taught at Code.org for two years',
      'View on itch.io',
    ),
    ['nadiahaddad.dev'],
  )
  assert.deepEqual(links('Nadia Haddad', '', 'Links', 'LinkedIn\tGitHub', '@nadia.h\t@nhaddad'), [
    'linkedin.com/in/nadia.h',
    'github.com/nhaddad',
  ])
  assert.deepEqual(
    links('Nadia Haddad', 'LinkedIn: @nadia.h', 'Portfolio: nadia.design', 'See https://code.org/nadia now'),
    ['linkedin.com/in/nadia.h', 'nadia.design', 'https://code.org/nadia'],
  )
})

test('what somebody writes under their name is their headline, an address or a heading is none', () => {
  assert.equal(
    read('Nadia Haddad', 'Game developer | Unity specialist', 'Beirut').headline?.value,
    'Game developer | Unity specialist',
  )
  for (const line of ['nadia@post.com', 'Beirut, Lebanon', 'Experience', 'I am a developer who likes games.'])
    assert.equal(read('Nadia Haddad', line, 'Buyer, Old Harbour', '2019 - 2021').headline, null, line)
})

const phones = (...lines: string[]) => read(...lines).phones.map(({ value }) => value)

test('a number is whole, of its country, and no day', () => {
  assert.deepEqual(phones('Ашраф', 'Тел.: 8 (917) 234-56-78', 'Казань'), ['+79172345678'])
  assert.deepEqual(phones('منى صالح', 'الهاتف: 5678 234 0100', 'القاهرة'), ['+201002345678'])
  assert.deepEqual(phones('Karim Aziz', '', 'EXPERIENCE', 'Inspector, Old Harbour, 01.06.2017 to 15.02.2021'), [])
  assert.deepEqual(
    phones(
      'CURRICULUM VITAE',
      'KARIM AZIZ',
      'Mob: 00966-50-1239876 / +91 98470 11223 (WhatsApp)',
      'CAREER OBJECTIVE',
      'To grow.',
    ),
    ['+966501239876', '+919847011223'],
  )
})

test('a number its country does not have is told with doubt', () => {
  const sure = (line: string) => read('Karim Aziz', line, 'Dubai').phones[0]?.confidence ?? 0
  assert.ok(sure('+971 50 123 4567') > 0.9)
  for (const line of ['+971 50 123 456', '+1 (555) 291-4756', 'Mobile: 555 291-47567'])
    assert.ok(sure(line) < 0.65, line)
})

test('on an Arabic page the group that leads out of a town stands first, in a cell of its own too', () => {
  for (const line of ['4321 765 050', '050 765 4321', 'هاتف\t4321 765 050'])
    assert.deepEqual(
      phones('مريم المنصوري', line, 'دبي، الإمارات', 'محاسبة بخبرة ثماني سنوات'),
      ['+971507654321'],
      line,
    )
})

test('where somebody lives stands in the line of contacts', () => {
  const home = (...lines: string[]) => read('مريم المنصوري', ...lines).location?.value
  const place = 'الشارقة، الإمارات العربية المتحدة'
  for (const line of [
    `هاتف: +971 50 123 4567 | البريد: x@example.com | ${place}`,
    `الجوال: +971 50 123 4567 | ${place}`,
    `الهاتف: +971 50 123 4567 البريد الإلكتروني: x@example.com ${place}`,
    `${place} +971 50 123 4567 x@example.com`,
    `${place}، +971 50 123 4567، x@example.com`,
    `+971-50-123-4567، x@example.com، ${place}`,
    `العنوان ${place}`,
  ])
    assert.equal(home(line), place, line)
  assert.equal(home('الجنسية: الإمارات العربية المتحدة | x@example.com'), undefined)
  assert.equal(
    read('Nadia Haddad', 'Phone: +961 3 123 456 | nadia@post.com | Beirut, Lebanon').location?.value,
    'Beirut, Lebanon',
  )
})

test('the number of an author is no phone, the site of an employer nobody’s own', () => {
  assert.deepEqual(phones('Karim Aziz', 'orcid.org/0000-0002-1825-0097', 'Jubail'), [])
  for (const broken of [
    ['ORCID: 0000-0002-', '1825-0097'],
    ['orcid.org/0000-0002-1825', '-0097'],
    ['0000-0002-1825-', '009X'],
    ['ORCID 0000-', '0002-1825-0097'],
    ['ORCID 0000‑0002‑', '1825‑0097'],
  ])
    assert.deepEqual(phones('Karim Aziz', ...broken, 'Jubail', '+966 50 123 9876'), ['+966501239876'], broken.join())
  assert.deepEqual(phones('Karim Aziz', 'ORCID: 0000-0002-', '1825-0097', 'Jubail'), [])
  const job = [
    'EXPERIENCE',
    'Inspector',
    'Old Harbour, www.oldharbour.example',
    'May 2020 – present',
    'https://github.com/kaziz/ports',
  ]
  assert.deepEqual(links('Karim Aziz', 'www.kaziz.dev', '', ...job), [
    'www.kaziz.dev',
    'https://github.com/kaziz/ports',
  ])
})

test('a degree is no address', () => {
  assert.deepEqual(links('Karim Aziz', '', 'EDUCATION', 'B.Tech', 'M.Com', 'Kerala University, 2013'), [])
})
