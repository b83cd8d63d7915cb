import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentOfTold } from './content-of.ts'
import { joinedLines } from './joined-lines.ts'

test('a CV written down with gaps and nulls is a content', () => {
  const content = contentOfTold({
    name: null,
    email: null,
    phones: [],
    experience: [
      { title: 'Stock controller', company: 'Marsa', start: 2019, end: 'present' },
      { title: null, company: null },
      { title: 'Trainee', company: null, start: '2018-02-01', end: 'soon' },
    ],
    education: [{ degree: 'BSc', institution: null, start: '2005', end: '2010' }],
    skills: ['Excel', 'x'.repeat(90), { name: 'SAP' }],
    languages: [['English', 'C1'], 'Arabic', { name: 'French', level: null }],
  })
  assert.equal(content.name, '')
  assert.equal(content.headline, 'Stock controller')
  assert.deepEqual(
    content.experience.map(({ start, end }) => [start, end]),
    [
      ['2019', 'present'],
      ['2018-02', null],
    ],
  )
  assert.deepEqual(
    content.skills.map(({ name }) => name),
    ['Excel', 'SAP'],
  )
  assert.deepEqual(content.languages, [
    { name: 'English', level: 'C1' },
    { name: 'Arabic', level: '' },
    { name: 'French', level: '' },
  ])
  assert.equal(content.language, 'en')
})

test('what is too long is shortened and never torn within a sign', () => {
  const content = contentOfTold({ name: `${'a'.repeat(118)}😀😀`, summary: 'б'.repeat(5000) })
  assert.equal(content.name, `${'a'.repeat(118)}…`)
  assert.equal(content.summary.length, 4000)
})

test('what is no CV is refused', () => {
  for (const odd of [null, [], 'CV', { experience: 'all my life' }, { phones: [{}] }])
    assert.throws(() => contentOfTold(odd))
})

for (const [what, given, meant] of [
  [
    'points that a page broke',
    '• Built the infrastructure that serves two million requests, with\nuptime\n• Raised money, with participation from a16z and some Founders\nFund',
    '• Built the infrastructure that serves two million requests, with uptime\n• Raised money, with participation from a16z and some Founders Fund',
  ],
  ['short lines of one’s own', 'Led nine people\nMoved 140 services', 'Led nine people\nMoved 140 services'],
  [
    'points that lost their signs, of which one is long',
    'Compared quotes of carriers and booked freight\nLed the team on the warehouse floor\nPrepared transport papers',
    'Compared quotes of carriers and booked freight\nLed the team on the warehouse floor\nPrepared transport papers',
  ],
  [
    'the same where letters have no size',
    'الرد يوميًا على التعليقات\nتخطيط الحملات عبر محركات البحث ووسائل التواصل والبريد\nمضاعفة عدد قرّاء النشرة',
    'الرد يوميًا على التعليقات\nتخطيط الحملات عبر محركات البحث ووسائل التواصل والبريد\nمضاعفة عدد قرّاء النشرة',
  ],
  [
    'prose that a page broke before a name',
    'I kept the books of three branches of a company in\nDubai and wrote the reports that its owners read in\nthe first week of each month',
    'I kept the books of three branches of a company in Dubai and wrote the reports that its owners read in the first week of each month',
  ],
  [
    'words that a page broke at a hyphen, and compounds',
    '• Co-authored a paper that was accepted, spotlight, top 5% of submis-\nsions\n• Lead of an unannounced action-\nadventure title with cross-\nplatform play in language mod-\neling and on-\nand offline modes',
    '• Co-authored a paper that was accepted, spotlight, top 5% of submissions\n• Lead of an unannounced action-adventure title with cross-platform play in language modeling and on- and offline modes',
  ],
  [
    'a compound that the rest of the text knows',
    'Ran the ship-\nyard of a small town, and the warm-\nwater plant. A warm-water plant runs all year',
    'Ran the shipyard of a small town, and the warm-water plant. A warm-water plant runs all year',
  ],
  [
    'a point that goes on with a number',
    'Built the core combat system including hit\ndetection, combos, and enemy AI behavior trees serving\n15+ enemy types\nDeveloped custom editor tools that reduced level iteration time',
    'Built the core combat system including hit detection, combos, and enemy AI behavior trees serving 15+ enemy types\nDeveloped custom editor tools that reduced level iteration time',
  ],
  [
    'items of a numbered list, downwards too',
    '2. Scaling laws for the efficient inference of large models, at a symposium\n1. Efficient deep learning as practitioners see it, at a fair',
    '2. Scaling laws for the efficient inference of large models, at a symposium\n1. Efficient deep learning as practitioners see it, at a fair',
  ],
  ['other signs for points', '- one\n* two\n▪ three', '• one\n• two\n• three'],
] as const)
  test(`lines: ${what}`, () => assert.equal(joinedLines(given), meant))
