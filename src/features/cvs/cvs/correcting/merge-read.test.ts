import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { correctionsAfter } from './corrections.ts'
import { mergeRead } from './merge-read.ts'

const job = (over: object) => ({ title: 'Clerk', company: 'Atlas', start: '2019', end: '2022', ...over })
const aCv = (over: object = {}): CvContent =>
  CvContent.parse({
    name: 'Nadia Haddad',
    phones: ['+212612345890'],
    experience: [
      job({ title: 'Stock controller', company: 'Marsa Maroc S.A / TC3', start: '2022-03', end: 'present' }),
      job({}),
    ],
    skills: [{ name: 'SAP' }, { name: 'Excel' }],
    language: 'en',
    ...over,
  })
const paths = (before: CvContent, after: CvContent, had: string[] = []) => correctionsAfter(before, after, had).sort()

test('what a person changed is known by its path', () => {
  const before = aCv()
  const after = aCv({
    name: 'Nadia El Haddad',
    experience: [job({ ...before.experience[0], company: 'Marsa Maroc' }), job({})],
  })
  assert.deepEqual(paths(before, before), [])
  assert.deepEqual(paths(before, after), ['experience.0.company', 'name'])
})

test('marks move along with their entries, and the order becomes the person’s', () => {
  const before = aCv()
  const turned = aCv({ experience: before.experience.toReversed() })
  assert.deepEqual(paths(before, turned, ['experience.0.company']), ['experience', 'experience.1.company'])
  const shorter = aCv({ experience: before.experience.slice(1) })
  assert.deepEqual(paths(before, shorter, ['experience.0.company', 'experience.1.end']), [
    'experience',
    'experience.0.end',
  ])
  const longer = aCv({ skills: [{ name: 'SAP' }, { name: 'Odoo' }, { name: 'Excel' }] })
  assert.deepEqual(paths(before, longer), ['skills', 'skills.1'])
})

test('a correction wins over a later reading, and the rest follows it', () => {
  const read = aCv()
  const mine = aCv({
    name: 'Nadia El Haddad',
    experience: [{ ...read.experience[0], company: 'Marsa Maroc' }, read.experience[1]],
  })
  const fresh = aCv({
    name: 'N. Haddad',
    location: 'Casablanca',
    experience: [
      job({ title: 'Trainee', company: 'Transit Al Amal', start: '2018', end: '2018' }),
      job({}),
      job({ title: 'Stock controller', company: 'Marsa Maroc S.A / TC3', start: '2022-03', end: '2026-05' }),
    ],
  })
  const { content, corrected } = mergeRead({ content: mine, corrected: correctionsAfter(read, mine, []) }, read, fresh)
  assert.equal(content.name, 'Nadia El Haddad')
  assert.equal(content.location, 'Casablanca')
  assert.deepEqual(
    content.experience.map(({ company, end }) => `${company} ${end}`),
    ['Transit Al Amal 2018', 'Atlas 2022', 'Marsa Maroc 2026-05'],
  )
  assert.deepEqual(corrected.toSorted(), ['experience.2.company', 'name'])
})

test('what was taken away stays away; what no reading knew is added', () => {
  const read = aCv()
  const mine = aCv({ skills: [{ name: 'Excel' }] })
  const corrected = correctionsAfter(read, mine, [])
  const fresh = aCv({ skills: [{ name: 'SAP' }, { name: 'Excel' }, { name: 'Odoo' }] })
  assert.deepEqual(
    mergeRead({ content: mine, corrected }, read, fresh).content.skills.map(({ name }) => name),
    ['Excel', 'Odoo'],
  )
})

test('an entry the person wrote into is kept where the new file does not have it', () => {
  const read = aCv()
  const mine = aCv({ experience: [read.experience[0], { ...read.experience[1], location: 'Fes' }] })
  const fresh = aCv({ experience: [job({ title: 'Consultant', company: 'Own', start: '2024', end: 'present' })] })
  const { content, corrected } = mergeRead({ content: mine, corrected: correctionsAfter(read, mine, []) }, read, fresh)
  assert.deepEqual(
    content.experience.map(({ company, location }) => company + location),
    ['Own', 'AtlasFes'],
  )
  assert.deepEqual(corrected, ['experience.1.location'])
})

test('whatever is read later, no correction is lost and the result is a CV', () => {
  const word = fc.constantFrom('', 'Clerk', 'Nurse', 'Atlas', 'Dune', 'ممرضة')
  const entry = fc.record({ title: word, company: word, start: fc.constantFrom(null, '2019', '2020-05') })
  const anyCv = fc.record({ name: word, experience: fc.array(entry, { maxLength: 5 }) }).map(aCv)
  fc.assert(
    fc.property(anyCv, anyCv, anyCv, (read, mine, fresh) => {
      const before = correctionsAfter(read, mine, [])
      const merged = mergeRead({ content: mine, corrected: before }, read, fresh)
      CvContent.parse(merged.content)
      if (before.includes('name')) assert.equal(merged.content.name, mine.name)
      if (before.includes('experience'))
        assert.deepEqual(merged.content.experience.slice(0, mine.experience.length), mine.experience)
      for (const path of merged.corrected) {
        const [list, at] = path.split('.')
        if (list === 'experience' && at) assert.ok(merged.content.experience[Number(at)], path)
      }
    }),
  )
})

test('a personal field is the person’s by itself, and the others follow the file', () => {
  const personal = { nationality: 'Indian', visa: 'Visit visa' }
  const read = aCv({ personal })
  const mine = aCv({ personal: { ...personal, visa: 'Employment visa' } })
  const corrected = paths(read, mine)
  assert.deepEqual(corrected, ['personal.visa'])
  const fresh = aCv({ personal: { nationality: 'Filipino', visa: 'Visit visa', gender: 'Female' } })
  const merged = mergeRead({ content: mine, corrected }, read, fresh)
  assert.deepEqual(merged.content.personal, {
    ...fresh.personal,
    visa: 'Employment visa',
  })
  assert.deepEqual(merged.corrected, ['personal.visa'])
  const older = mergeRead({ content: mine, corrected: ['personal'] }, read, fresh)
  assert.deepEqual(older.content.personal, mine.personal)
})
