import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { corpus } from '#tests/world/cvs/corpus.ts'
import { score } from '#tests/world/cvs/score.ts'
import { f1Of, macroF1, summed } from '#tests/world/cvs/totals.ts'
import { fields } from '#tests/world/cvs/truth.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { parseCv } from './parse/parse-cv.ts'
import { plainCv } from './plain-cv.ts'
import { readLayout } from './read-layout.ts'

/** Below what is reached, above what was promised. */
const floor = { macro: 0.97, field: 0.92, language: 0.95 }

test('made-up CVs in four languages and twelve layouts are read', async () => {
  const folder = temporaryFolder('cvs')
  const made = await corpus()
  assert.ok(made.length >= 60)
  const counts = []
  for (const { name, kind, bytes, truth } of made) {
    const file = path.join(folder, `${name}.${kind}`)
    await writeFile(file, bytes)
    counts.push({ language: name.slice(0, 2), counts: score(truth, plainCv(parseCv(await readLayout(file, kind)))) })
  }
  const all = summed(counts.map((one) => one.counts))
  assert.ok(macroF1(all) >= floor.macro, `macro-F1 ${macroF1(all)}`)
  for (const field of fields) assert.ok(f1Of(all, field) >= floor.field, `${field} ${f1Of(all, field)}`)
  for (const language of ['en', 'fr', 'ru', 'ar']) {
    const own = macroF1(summed(counts.filter((one) => one.language === language).map((one) => one.counts)))
    assert.ok(own >= floor.language, `${language} ${own}`)
  }
})

test('every value tells how sure it is and where it stands', async () => {
  const folder = temporaryFolder('cvs')
  const [made] = await corpus()
  assert.ok(made)
  const file = path.join(folder, `cv.${made.kind}`)
  await writeFile(file, made.bytes)
  const cv = parseCv(await readLayout(file, made.kind))
  const reads = [
    cv.name,
    cv.email,
    ...cv.phones,
    cv.location,
    ...cv.skills,
    ...cv.experience.flatMap((job) => Object.values(job)),
  ]
  for (const read of reads.filter((one) => one !== null)) {
    assert.ok(read.confidence > 0 && read.confidence <= 1)
    assert.ok(read.span, read.value)
  }
})
