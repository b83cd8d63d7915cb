import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mask } from '#features/cvs/cvs/mask.ts'
import { explain, type Found } from '#features/jobs/matching/explain.ts'
import { linesOf, titlesFirst } from '#features/jobs/matching/lines-of.ts'
import { snippetOf } from '#features/jobs/matching/snippet.ts'
import { gazetteerOf } from '#features/site/understanding/gazetteer.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { explained } from '../cards-of.ts'
import { bySynonyms } from '../query/other-ways.ts'
import { readBoolean } from '../query/read-boolean.ts'
import type { Leaf, Wanted } from '../query/wanted.ts'
import { widen } from '../query/widen.ts'
import { mustsOf } from './musts-of.ts'

const content = CvContent.parse({
  name: 'Дарья Ковалёва',
  headline: 'Housekeeping supervisor',
  email: 'daria@example.com',
  phones: ['+971 50 123 4567'],
  location: 'Sharjah',
  summary: 'I am Daria Kovaleva; write to daria@example.com or +971 50 123 4567.',
  experience: [
    {
      title: 'Housekeeping supervisor',
      company: 'Palm Bay Hotels',
      start: '2023-02',
      end: 'present',
      description:
        '• Opening team of Palm Bay Hotels\n• Wrote the linen count, loss from 6% to 2%\n• <b onclick=alert(1)>Spring Boot</b> course',
    },
  ],
  skills: [{ name: 'C++' }, { name: 'Rota' }],
  languages: [
    { name: 'русский', level: 'native' },
    { name: 'English', level: 'B2' },
  ],
  language: 'en',
})
const stems = new Map<string, readonly (readonly string[])[] | null>([
  ['housekeeping', [['housekeep']]],
  ['opening', [['open']]],
  ['opened', [['open']]],
  ['spring', [['spring']]],
  ['boot', [['boot']]],
  ['of', null],
  ['linens', [['linen']]],
  ['linen', [['linen']]],
])
const wantedOf = (q: string) => widen(readBoolean(q).node as never, bySynonyms) as Wanted
const languagesTold = { said: (one: string) => one, names: () => ['Russian', 'русский'] }
const told = (q: string, skills: string[] = [], spoken: string[] = []) => {
  const lines = linesOf(content)
  const musts = mustsOf(q ? wantedOf(q) : null, skills, spoken, stems, { occupations: gazetteerOf([]) }, languagesTold)
  return explain(lines, musts, stems).map(({ must, line, marks }) => [
    musts[must]?.text,
    line.number,
    marks.map(([from, to]) => line.text.slice(from, to)),
  ])
}

test('each thing that must be there is told with the first line that has it', () => {
  assert.deepEqual(told('housekeeping opened NOT cruise'), [
    ['housekeeping', 2, ['Housekeeping']],
    ['opened', 5, ['Opening']],
  ])
  assert.deepEqual(told('(linens OR cruise)'), [['linens / cruise', 6, ['linen']]])
  assert.deepEqual(told('"spring boot"'), [['spring boot', 7, ['Spring Boot']]])
  assert.deepEqual(told('"boot spring"'), [])
  assert.deepEqual(told('superv*'), [['superv*', 2, ['supervisor']]])
  assert.deepEqual(told('c++'), [['c++', 8, ['C++']]])
  assert.deepEqual(told('', ['Rota']), [['Rota', 8, ['Rota']]])
  assert.deepEqual(told('', [], ['ru:B1']), [['ru:B1', 9, ['русский']]])
  assert.deepEqual(told('of'), [])
})

test('a duty is told where the work stands as a title', () => {
  const cv = CvContent.parse({
    ...{ name: 'Lina', headline: 'Travel adviser', language: 'en' },
    experience: [
      { title: 'Travel adviser', company: 'Nile', start: '2022', description: '• Front desk and reception' },
      { title: 'Front desk agent', company: 'Delta', start: '2019', end: '2021' },
    ],
  })
  const stems = new Map<string, readonly (readonly string[])[] | null>([['desk', [['desk']]]])
  const musts = mustsOf(wantedOf('desk'), [], [], stems, { occupations: gazetteerOf([]) }, languagesTold)
  const [found] = explain(titlesFirst(linesOf(cv)), musts, stems)
  assert.equal(found?.line.text, 'Front desk agent, Delta')
})

test('a line that has two things is told once, with the marks of both', () => {
  const [line] = linesOf(content).slice(1)
  assert.ok(line)
  const found = [0, 1].map((must): Found => ({ must, line, marks: [[must * 13, must * 13 + 5]] }))
  const must = (text: string) => ({ text, ways: [] })
  assert.deepEqual(
    explained(found, [must('housekeeping'), must('supervisor')]).map(({ must, number, marks }) => [
      must,
      number,
      marks,
    ]),
    [
      [
        'housekeeping · supervisor',
        2,
        [
          [0, 5],
          [13, 18],
        ],
      ],
    ],
  )
})

test('hours are told of work, and not of who is called like it', () => {
  const leila = linesOf(CvContent.parse({ name: 'ليلى', headline: 'Nurse', summary: 'حارس ليلي', language: 'ar' }))
  const leaf = { ...(wantedOf('night') as Leaf), as: 'shift' as const, sides: [['ليل']] }
  const musts = mustsOf(leaf, [], [], new Map([['ليل', [['ليل']]]]), { occupations: gazetteerOf([]) }, languagesTold)
  assert.deepEqual(
    explain(leila, musts, new Map()).map(({ line }) => line.section),
    ['summary'],
  )
})

test('until somebody is unlocked no line tells who it is, where they worked, or how to reach them', () => {
  const masked = JSON.stringify(linesOf(mask(content)))
  for (const secret of ['Дарья', 'Ковал', 'Daria', 'Kovaleva', 'daria@', '123 4567', 'Palm Bay'])
    assert.ok(!masked.includes(secret), `${secret} in ${masked}`)
  assert.match(masked, /Opening team of \[…\]/)
  assert.equal(linesOf(mask(content)).length, linesOf(content).length, 'lines keep their numbers')
})

test('a snippet keeps its marks in place, is cut between words and carries text, not markup', () => {
  const text = `${'word '.repeat(40)}opening team ${'word '.repeat(40)}`
  const at = text.indexOf('opening')
  const cut = snippetOf({ text, marks: [[at, at + 7]] })
  const [[from, to] = [0, 0]] = cut.marks
  assert.equal(cut.text.slice(from, to), 'opening')
  assert.ok(cut.text.length <= 114 && cut.text.startsWith('…word') && cut.text.endsWith('word…'), cut.text)
  assert.deepEqual(snippetOf({ text: 'short', marks: [[0, 5]] }), { text: 'short', marks: [[0, 5]] })
  const long = snippetOf({ text: 'x'.repeat(500), marks: [[0, 500]] })
  assert.ok(long.marks.every(([begin, end]) => begin >= 0 && end <= long.text.length))
})
