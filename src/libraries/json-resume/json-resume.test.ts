import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { fullContent as full } from '#tests/world/cvs/full-content.ts'
import { contentOfResume } from './content-of-resume.ts'
import { resumeOf } from './resume-of.ts'

const complete = path.join(import.meta.dirname, '../../../tests/world/cvs/resume-complete.json')

test('what we give out comes back as it was', () => {
  assert.deepEqual(contentOfResume(JSON.parse(JSON.stringify(resumeOf(full)))).content, full)
  const empty = CvContent.parse({ language: 'fr' })
  assert.deepEqual(contentOfResume(resumeOf(empty)).content, empty)
})

test('what somebody else changed in the file since then counts', () => {
  const resume = structuredClone(resumeOf(full))
  resume.basics.phone = '+1 555 0100'
  Object.assign(resume.work[1] ?? {}, { endDate: '2019-12' })
  const { content } = contentOfResume(resume)
  assert.deepEqual(content.phones, ['+1 555 0100'])
  assert.equal(content.experience[1]?.end, '2019-12')
  assert.equal(content.photo_id, full.photo_id)
})

test('a complete résumé of others comes in with every word', async () => {
  const resume = JSON.parse(await readFile(complete, 'utf8'))
  const { content, left } = contentOfResume(resume)
  assert.deepEqual(left, ['basics.image'])
  const told = JSON.stringify(content)
  delete resume.basics.image
  delete resume.meta
  // the address of a profile tells its network
  for (const profile of resume.basics.profiles) delete profile.network
  resume.basics.location.countryCode = 'United States'
  for (const text of textsOf(resume)) {
    const date = /^(\d{4}-\d\d)-\d\d$/.exec(text)?.[1]
    assert.ok(told.includes(JSON.stringify(date ?? text).slice(1, -1)), text)
  }
  assert.equal(content.experience.length, 5)
  assert.equal(content.experience[0]?.end, 'present')
})

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

for (const [what, odd] of [
  ['a list', []],
  ['nothing', null],
  ['jobs that are one text', { work: 'everywhere' }],
  ['a date that is none', { work: [{ startDate: 'last summer' }] }],
  ['a name as long as a book', { basics: { name: 'x'.repeat(500) } }],
  ['more jobs than a CV holds', { work: Array.from({ length: 60 }, () => ({ name: 'A' })) }],
] as const)
  test(`refused: ${what}`, () => assert.throws(() => contentOfResume(odd), { name: 'ZodError' }))

test('paths that lead elsewhere change nothing', () => {
  const resume = {
    basics: { name: 'A' },
    meta: {
      masar: [
        { path: ['__proto__', 'polluted'], was: 1 },
        { path: ['experience', 90, 'title'], was: 'x' },
      ],
    },
  }
  assert.equal(contentOfResume(resume).content.name, 'A')
  assert.equal('polluted' in {}, false)
})
