import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { stepsOf } from '#features/cvs/cvs/steps-of.ts'
import { contentOf } from '#libraries/cv-content/content-of.ts'
import { resumeOf } from '#libraries/json-resume/resume-of.ts'
import { plainLayout } from '../layout/text-layout.ts'
import { plainCv } from '../plain-cv.ts'
import { parseCv } from './parse-cv.ts'

const text = `Nora Field
London, UK | +44 7700 900123 | nora.field@post.example | https://norafield.example

Experience
Brightwater
5 years 2 months
Head of Product
January 2022 - Present
Led a team of nine people.

Senior Product Manager
December 2019 - January 2022
Built the first roadmap.

Education
University of Leeds
Master of Science, Computer Science (2014 - 2015)

Languages
English (Native), German (B1)
`

test('a CV of plain lines: roles held at one company, dates, levels', () => {
  const cv = plainCv(parseCv(plainLayout(text)))
  assert.equal(cv.name, 'Nora Field')
  assert.equal(cv.location, 'London, UK')
  assert.deepEqual(
    cv.experience.map(({ title, company, start, end }) => [title, company, start, end]),
    [
      ['Head of Product', 'Brightwater', '2022-01', 'present'],
      ['Senior Product Manager', 'Brightwater', '2019-12', '2022-01'],
    ],
  )
  assert.equal(cv.education[0]?.institution, 'University of Leeds')
  assert.deepEqual(cv.languages, [
    { name: 'English', level: 'Native' },
    { name: 'German', level: 'B1' },
  ])
})

test('a span in a text is where the value stands', () => {
  const layout = plainLayout(text)
  const { email } = parseCv(layout)
  assert.ok(email?.span && 'from' in email.span)
  assert.equal(layout.text.slice(email.span.from, email.span.to), 'nora.field@post.example')
})

test('JSON Resume and the steps of the registration say the same', () => {
  const read = parseCv(plainLayout(text))
  const resume = resumeOf(contentOf(plainCv(read)))
  assert.equal(resume.basics.email, 'nora.field@post.example')
  assert.deepEqual(resume.work[0], {
    name: 'Brightwater',
    position: 'Head of Product',
    startDate: '2022-01',
    summary: 'Led a team of nine people.',
  })
  const steps = stepsOf(read, new Map())
  const spoken = stepsOf(parseCv(plainLayout(text.replace('German (B1)', 'German (B1), Wolof'))), new Map()).languages
  assert.deepEqual(spoken.at(-1), { name: 'Wolof', language: 'wo', level: null, level_said: '' })
  assert.deepEqual(steps.languages, [
    { name: 'English', language: 'en', level: 'native', level_said: '' },
    { name: 'German', language: 'de', level: 'B1', level_said: '' },
  ])
  assert.deepEqual(
    steps.work.map(({ employer, from, to }) => [employer, from, to]),
    [
      ['Brightwater', '2022-01', null],
      ['Brightwater', '2019-12', '2022-01'],
    ],
  )
  assert.deepEqual(steps.links, ['https://norafield.example'])
})

test('where nothing is to be read, nothing is made up', () => {
  const { name, email, phones, experience } = plainCv(parseCv(plainLayout('2019 – 2024\nForklift 3,5 t\n12 000 AED')))
  assert.deepEqual({ name, email, phones, experience }, { name: null, email: null, phones: [], experience: [] })
})

test('no text makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (any) => Boolean(parseCv(plainLayout(any)))),
    { numRuns: 60 },
  )
})

test('a word that heads a section or tells of the paper is nobody’s name', () => {
  for (const heading of ['Background', 'Summary', 'Profile', 'Contents', 'Sommaire', 'خلفية', 'Содержание'])
    assert.equal(parseCv(plainLayout(`${heading}\n\nThe ledger of a ship that went by night.`)).name, null, heading)
})

const withMore = `${text}
Patents
A valve that closes by itself (US 11,234,567)
A quieter hinge for the doors of ships

Invited Talks
On valves and hinges, Rotterdam 2021

References
Available upon request
`

test('sections that lead to no field are kept under their headings, and nothing is kept twice', () => {
  const { others, experience } = contentOf(plainCv(parseCv(plainLayout(withMore))))
  assert.deepEqual(
    others.map(({ name, description }) => [name, description.split('\n').length]),
    [
      ['Patents', 2],
      ['Invited Talks', 1],
      ['References', 1],
    ],
  )
  assert.equal(experience.length, 2)
})

test('what a study says of its grade, thesis and advisor stays with it', () => {
  const studied = text.replace(
    '(2014 - 2015)',
    '(2014 - 2015)\nGPA: 3.9/4.0\n- Thesis: Valves at sea\n- Advisor: Prof. Lane',
  )
  const [study] = contentOf(plainCv(parseCv(plainLayout(studied)))).education
  assert.deepEqual(study?.description.split('\n'), ['GPA: 3.9/4.0', '• Thesis: Valves at sea', '• Advisor: Prof. Lane'])
})

test('whoever lists skills has no others read off the names of companies and passing words', () => {
  const told = (listed: string) =>
    plainCv(
      parseCv(
        plainLayout(
          text.replace('Brightwater', 'Excel Communication Ltd').replace('Languages', `Skills\n${listed}\n\nLanguages`),
        ),
      ),
    ).skills
  assert.deepEqual(told('Welding, Forging, Turning, Milling, Casting'), [
    'Welding',
    'Forging',
    'Turning',
    'Milling',
    'Casting',
  ])
  assert.ok(told('Welding').includes('Excel'))
})
