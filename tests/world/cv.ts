import assert from 'node:assert/strict'
import * as builder from '#features/cvs/cv-builder/contract.ts'
import { addCv } from '#features/cvs/cvs/contract.ts'
import { aPdf } from './a-pdf.ts'
import { aCandidate } from './people.ts'
import type { Site } from './site.ts'

export const cvLines = [
  'Priya Nair',
  'priya.nair@example.com',
  '+971 50 123 4567',
  'EXPERIENCE',
  'Warehouse lead, Dune Logistics',
  '03/2020 - 05/2023',
  'Ran two shifts and 14 people',
  'SKILLS',
  'SAP EWM, Excel, Forklift',
]

/** A PDF with these lines as the file of a call. */
export const cvFile = (name: string, text: readonly string[] = cvLines) => ({
  files: { file: { name, bytes: aPdf(text) } },
})

/** A file without a word in it. */
export const numbersOnly = { files: { file: { name: 'numbers.txt', bytes: Buffer.from('12 34\n56 78\n') } } }

/** A candidate with a CV that was read. */
export async function aReadCv(site: Site) {
  const person = await aCandidate(site, { name: 'Priya Nair' })
  const { data: stored } = await person.visitor.call(addCv, {}, cvFile('priya.pdf'))
  await site.settle()
  const show = async () => (await person.visitor.call(builder.showCv, { cv: stored.id })).data
  return { ...person, cv: stored.id, stored, show }
}

/** Changes what it says, as its screen does. */
export async function saveCvOf(
  { visitor, cv, show }: Awaited<ReturnType<typeof aReadCv>>,
  over: object,
  looked: string[] = [],
) {
  const { version, content, look } = await show()
  assert.ok(content)
  return (await visitor.call(builder.saveCv, { cv, version, content: { ...content, ...over }, look, looked })).data
}
