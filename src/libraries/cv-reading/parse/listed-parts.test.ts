import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentOf } from '#libraries/cv-content/content-of.ts'
import { plainLayout, textLayout } from '../layout/text-layout.ts'
import { plainCv } from '../plain-cv.ts'
import { parseCv } from './parse-cv.ts'

const read = (...lines: string[]) => contentOf(plainCv(parseCv(plainLayout(lines.join('\n')))))

test('certificates are told by name, issuer and date', () => {
  const { certificates, others } = read(
    'EDUCATION',
    'BSc Physics, Tartu University, 2009',
    '',
    'CERTIFICATIONS',
    '• Safe Work at Height, Riga Training Institute, 2021',
    '• Forklift licence (March 2019)',
  )
  assert.deepEqual(
    certificates.map(({ name, issuer, date }) => [name, issuer, date]),
    [
      ['Safe Work at Height', 'Riga Training Institute', '2021'],
      ['Forklift licence', '', '2019-03'],
    ],
  )
  assert.deepEqual(others, [])
})

test('a school above a course gave it', () => {
  const { certificates } = read('COURSES', 'University of Tartu\tJune 2014', 'Real Property Assessment')
  assert.deepEqual(
    certificates.map(({ name, issuer, date }) => [name, issuer, date]),
    [['Real Property Assessment', 'University of Tartu', '2014-06']],
  )
})

test('projects keep their time and what is told of them', () => {
  const { projects, others } = read(
    'PROJECTS',
    'Harbour Map\t2021 – 2023',
    '• Draws ships on a map, github.com/nadia/harbour',
    'Tide Clock\t2020',
    '• Rings at high water',
  )
  assert.deepEqual(projects, [
    {
      name: 'Harbour Map',
      link: 'github.com/nadia/harbour',
      description: '2021 – 2023\n• Draws ships on a map, github.com/nadia/harbour',
    },
    { name: 'Tide Clock', link: '', description: '2020\n• Rings at high water' },
  ])
  assert.deepEqual(others, [])
})

test('prose under such a heading stays as it is', () => {
  const prose = `Took part in many things over the years, ${'among them some that nobody would call by a name '.repeat(3)}.`
  const { projects, others } = read('PROJECTS', prose)
  assert.deepEqual([projects.length, others.map(({ name }) => name)], [0, ['PROJECTS']])
})

test('a summary that lists jobs with their times is none', () => {
  const { summary, experience } = read(
    'Nadia Haddad',
    '',
    'SHORT RÉSUMÉ',
    'Accountant, Old Harbour Ltd',
    '2019 – 2021',
    'Closed the books',
    '',
    'Cashier, Blue Mill Ltd',
    '2016 – 2018',
    'Counted coins',
  )
  assert.equal(summary, '')
  assert.deepEqual(
    experience.map(({ title, start }) => [title, start]),
    [
      ['Accountant', '2019'],
      ['Cashier', '2016'],
    ],
  )
})

test('what else stands in the head of a study is told of it, and a town behind its school stays', () => {
  const { education } = read(
    'EDUCATION',
    'University of California, Berkeley\tBSc Physics • 3.6 GPA',
    '2010 – 2014',
    'Minor in Linguistics',
  )
  assert.equal(education[0]?.institution, 'University of California, Berkeley')
  assert.match(education[0]?.description ?? '', /3\.6 GPA/)
  assert.match(education[0]?.description ?? '', /Minor in Linguistics/)
})

test('a table of language skills tells languages with their usual level, and no skills', () => {
  const { languages, skills } = read(
    'LANGUAGE SKILLS',
    'Mother tongue(s): Polish',
    'Other language(s):',
    'UNDERSTANDING\tSPEAKING\tWRITING',
    'Listening\tReading\tSpoken interaction\tSpoken production',
    'English\tC1\tC1\tB2\tB2\tB2',
    'Levels: A1/A2: Basic user - B1/B2: Independent user - C1/C2: Proficient user',
    '',
    'DIGITAL SKILLS',
    'Inkscape, Blender, Krita, Godot, Ardour',
  )
  assert.deepEqual(languages, [
    { name: 'English', level: 'B2' },
    { name: 'Polish', level: 'Mother tongue' },
  ])
  assert.deepEqual(
    skills.map(({ name }) => name),
    ['Inkscape', 'Blender', 'Krita', 'Godot', 'Ardour'],
  )
})

test('the site of a company stands beside its town, and a title in bold below what it does is that of its job', () => {
  const cv = plainCv(
    parseCv(
      textLayout([
        { text: 'Опыт работы — 7 лет 7 месяцев', heading: true },
        { text: 'Март 2020 — настоящее время' },
        { text: 'ООО «Уралтехсервис»', bold: true },
        { text: 'Екатеринбург, www.ural.example' },
        { text: '• Производство станков' },
        { text: 'Заместитель главного бухгалтера', bold: true },
        { text: '• Ведёт учёт' },
      ]),
    ),
  )
  const [job] = cv.experience
  assert.equal(job?.title, 'Заместитель главного бухгалтера')
  assert.equal(job.company, 'ООО «Уралтехсервис»')
  assert.equal(job.location, 'Екатеринбург')
  assert.match(job.description ?? '', /Ведёт учёт/)
})
