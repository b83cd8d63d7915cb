import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { aPdf } from '#tests/world/a-pdf.ts'
import { cvLines } from '#tests/world/cv.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { plainLayout } from './layout/text-layout.ts'
import { legible } from './legible.ts'
import { parseCv } from './parse/parse-cv.ts'
import { readLayout } from './read-layout.ts'
import { asRecognised } from './recognised.ts'

/** A CV whose lines stand one below the other on a page, recognised with a sureness each. */
function seen(...lines: (readonly [text: string, sureness: number])[]) {
  const box = (at: number, from = 0, length = 80) => ({
    page: 1,
    x: from * 6,
    y: at * 14,
    width: length * 6,
    height: 11,
  })
  const layout = plainLayout(lines.map(([text]) => text).join('\n'))
  for (const line of layout.lines)
    for (const cell of line.cells) cell.box = box(lines.findIndex(([text]) => text.includes(cell.text)))
  const words = lines.flatMap(([text, sureness], at) =>
    [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      ...{ text: word, sureness },
      box: box(at, index, word.length),
    })),
  )
  return asRecognised(parseCv(layout), words)
}
const told = (value: string) => ({ value, confidence: 1, span: null })
const job: [string, number][] = [
  ['Experience', 0.96],
  ['Buyer, Old Harbour', 0.96],
  ['2019 - 2021', 0.96],
]

test('what was recognised is certain, or its name, contacts and dates are not put up for review', () => {
  const cv = seen(
    ['Nadia Haddad', 0.96],
    ['nadia@post.example', 0.96],
    ['+971 50 123 4567', 0.96],
    ['Date of birth: 15/03/1988', 0.96],
    ...job,
  )
  const [at] = cv.experience
  assert.ok(at?.title && at.title.confidence < 0.8 && at.title.confidence >= 0.65, String(at?.title?.confidence))
  for (const read of [cv.name, cv.email, cv.phones[0], cv.personal.birth_date, at.start, at.end])
    assert.ok(read && read.confidence < 0.65, JSON.stringify(read))
  assert.equal(cv.recognised, true)
})

test('a value is surer than the engine is of its own words', () => {
  const cv = seen(
    ['Nadia Haddad', 0.96],
    ['nadia@post.example', 0.96],
    ['Experience', 0.96],
    ['Buyer, Old Harbour', 0.4],
    ['2019 - 2021', 0.96],
  )
  assert.equal(cv.experience[0]?.title?.confidence, 0.4)
})

test('without name, contact and date nothing is put up for review', () => {
  const cv = seen(['Skills', 0.96], ['Excel, SAP, Word, Access', 0.96])
  assert.ok(cv.skills.length > 0 && cv.skills.every(({ confidence }) => confidence < 0.65))
})

test('crumbs of words or a job title are a name, unless the address names them', () => {
  const cv = seen(['Nadia Haddad', 0.96], ['nadia@post.example', 0.96], ...job)
  const taken = (value: string, email: string) => {
    const { name, headline } = asRecognised({ ...cv, name: told(value), email: told(email), headline: null }, [])
    return [name?.value, headline?.value]
  }
  assert.deepEqual(taken('مح د عبد', 'post@post.example'), [undefined, undefined])
  assert.deepEqual(taken('مد د عبد الرحمن السيد', 'post@post.example'), [undefined, undefined])
  assert.deepEqual(taken('Sales Manager', 'post@post.example'), [undefined, 'Sales Manager'])
  assert.deepEqual(taken('Maria S. Fernandez', 'post@post.example'), ['Maria S. Fernandez', undefined])
  assert.deepEqual(taken('Nadia Baker', 'n.baker@post.example'), ['Nadia Baker', undefined])
})

test('a level with numbers of no scale counts as read well', () => {
  const levels = seen(
    ['Nadia Haddad', 0.96],
    ['Languages', 0.96],
    ['English: good 152', 0.96],
    ['French: B2', 0.96],
  ).languages
  assert.deepEqual(
    levels.map(({ level }) => level && level.confidence < 0.65),
    [true, false],
  )
})

test('what can hardly be read is offered to forms', () => {
  const cv = seen(
    ...([
      ['Nadia Haddad', 0.96],
      ['nadia@post.example', 0.96],
      ['Experience', 0.96],
      ['Buyer, Old Harbour', 0.2],
    ] as const),
    ...([
      ['2019 - 2021', 0.96],
      ['Languages', 0.96],
      ['English: fluent', 0.2],
      ['French: B2', 0.96],
    ] as const),
  )
  const told = legible(cv)
  assert.deepEqual([told.experience[0]?.title, told.experience[0]?.start?.value], [null, '2019'])
  assert.deepEqual(
    told.languages.map(({ name }) => name.value),
    ['French'],
  )
  assert.equal(legible({ ...cv, recognised: undefined }).experience[0]?.title?.value, 'Buyer')
})

test('letters that a scanner laid unseen over its picture count as typed', async () => {
  const recognisedIn = async (how: string) => {
    const file = path.join(temporaryFolder('unseen'), 'cv.pdf')
    await writeFile(file, aPdf(cvLines, how))
    const layout = await readLayout(file, 'pdf')
    return layout.recognised && asRecognised(parseCv(layout), layout.recognised).email?.confidence
  }
  assert.equal(await recognisedIn(''), undefined)
  assert.equal(await recognisedIn('3 Tr '), 0.64)
})
