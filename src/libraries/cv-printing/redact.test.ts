import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { fullContent } from '#tests/world/cvs/full-content.ts'
import { redact } from './redact.ts'

const label = 'Candidate 4821'
const summaryOf = (summary: string, how: 'contacts' | 'anonymous', more: object = {}) =>
  redact(CvContent.parse({ name: 'Layla El Haddad', summary, language: 'en', ...more }), how, { label }).summary

/** What is a way to somebody, and what only looks like one. */
const contacts: [string, string][] = [
  ['Write to layla@post.example today', 'Write to […] today'],
  ['layla.haddad @ gmail . com', ''],
  ['Write to layla at gmail dot com', 'Write to […]'],
  ['layla (at) post [dot] example please', '[…] please'],
  ['layla[at]post.example or later', '[…] or later'],
  ['Почта: layla собака mail точка ru', ''],
  ['راسلني على layla آت gmail نقطة com شكرا', 'راسلني على […] شكرا'],
  ['Call +971 50 555 0142 after six', 'Call […] after six'],
  ['Call 050-555-0142 after six', 'Call […] after six'],
  ['اتصل ٠٥٠ ٥٥٥ ٠١٤٢ مساء', 'اتصل […] مساء'],
  ['Phone: (555) 123-4567', ''],
  ['8 (495) 555-01-42, спросить', '[…], спросить'],
  ['0 5 0 5 5 5 0 1 4 2 works', '[…] works'],
  ['See https://layla.example/cv?x=1 for more', 'See […] for more'],
  ['See www.layla.example', 'See […]'],
  ['See linkedin.com/in/layla-h, github.com/lh', 'See […]'],
  ['Telegram: layla_h', 'Telegram: […]'],
  ['Telegram @layla_h, any time', 'Telegram […], any time'],
  ['Ask for @layla_h there', 'Ask for […] there'],
  ['واتساب: layla.h', 'واتساب: […]'],
  ['Worked 2019 – 2021, then 01/2021 - 05/2023', 'Worked 2019 – 2021, then 01/2021 - 05/2023'],
  ['Saved 1 200 000 AED and 450 000 000 roubles', 'Saved 1 200 000 AED and 450 000 000 roubles'],
  [
    'Node.js, ASP.NET, Socket.io, C++ and 99.97% of 12,000,000',
    'Node.js, ASP.NET, Socket.io, C++ and 99.97% of 12,000,000',
  ],
  ['Engineer at Amazon, twice', 'Engineer at Amazon, twice'],
  ['Instagram: grew the audience by half', 'Instagram: grew the audience by half'],
]
for (const [text, left] of contacts) test(`contacts: ${text}`, () => assert.equal(summaryOf(text, 'contacts'), left))

const names: [string, string, string][] = [
  ['Layla El Haddad', 'LAYLA HADDAD led. Haddad’s team, layla', '[…] led. […] team, […]'],
  ['José-María Núñez', 'jose maria, NUNEZ and Nuñez', '[…] and […]'],
  ['Ольга Седова', 'Сeдова? Седовой и Седову знают, Olga Sedova тоже', '[…]? […] и […] знают, […] тоже'],
  ['ليلى عبد الرحمن الحدّاد', 'عملت ليلي مع والحداد وعبدالرحمن ثم عبد الرحمن', 'عملت […] مع […] ثم […]'],
  ['ليلى الحداد', 'Layla Haddad speaks', '[…] speaks'],
  ['Mohamed Karimi', 'قال محمد ذلك', 'قال […] ذلك'],
  ['Will Mark', 'I will mark what Will said', 'I will mark what […] said'],
  ['Layla El Haddad', 'Founder of LaylaHaddad and el-Haddad Ltd', 'Founder of […] and […] Ltd'],
  [
    'Anna Li',
    'Liaison for Lithuania, wrote an annual report; Li left',
    'Liaison for Lithuania, wrote an annual report; […] left',
  ],
]
for (const [name, text, left] of names)
  test(`name: ${name} in ${text}`, () => assert.equal(summaryOf(text, 'anonymous', { name }), left))

test('user names of addresses and profiles are gone from texts', () => {
  const more = { email: 'lhd.work@post.example', links: ['https://github.com/lhd-builds', 'hadlay.example'] }
  assert.equal(summaryOf('Known as lhd-builds, lhd.work and Hadlay', 'contacts', more), 'Known as […] and […]')
})

test('an anonymous person keeps the work and nothing personal', () => {
  const left = redact(fullContent, 'anonymous', { label })
  assert.equal(left.name, label)
  assert.deepEqual([left.email, left.phones, left.links, left.photo_id, left.references], ['', [], [], null, []])
  assert.equal(left.personal.birth_date, null)
  assert.equal(left.personal.visa, fullContent.personal.visa)
  assert.equal(left.projects[0]?.link, '')
  assert.equal(left.experience.length, fullContent.experience.length)
  assert.equal(redact(fullContent, 'none', { label }), fullContent)
})

test('without contacts, a person keeps name and town and loses the street', () => {
  const content = CvContent.parse({ ...fullContent, location: '12 Marina Walk, Dubai, UAE' })
  const left = redact(content, 'contacts', { label })
  assert.equal(left.name, content.name)
  assert.equal(left.location, 'Dubai, UAE')
  assert.equal(left.references[0]?.contact, '')
  assert.equal(left.photo_id, content.photo_id)
})

test('sections of one’s own lose contacts as the rest does, and an anonymous person those of referees', () => {
  const others = [
    { name: 'Publications', description: 'See olga@post.example' },
    { name: 'Selected References', description: 'P. Orlov, director' },
  ]
  const content = CvContent.parse({ ...fullContent, others })
  assert.equal(redact(content, 'contacts', { label }).others[0]?.description, 'See […]')
  assert.deepEqual(
    redact(content, 'anonymous', { label }).others.map(({ name }) => name),
    ['Publications'],
  )
})
