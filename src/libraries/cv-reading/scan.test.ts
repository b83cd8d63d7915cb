import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { contents, made } from '#tests/world/cvs/corpus.ts'
import { scanned } from '#tests/world/cvs/scanned.ts'
import { score } from '#tests/world/cvs/score.ts'
import { macroF1, summed } from '#tests/world/cvs/totals.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { documentReader } from './document-reader.ts'
import { plainCv } from './plain-cv.ts'

const floor = 0.75

test('scans in four languages are recognised, without network', { timeout: 240_000 }, async (t) => {
  const folder = temporaryFolder('scans')
  const people = await contents()
  for (const language of ['en', 'fr', 'ru', 'ar'])
    await t.test(language, async () => {
      const person = people.findLast((one) => one.language === language) ?? assert.fail()
      const { bytes, truth } = await made(person, 'company-first', 'numbers')
      const file = path.join(folder, `${language}.jpg`)
      await writeFile(file, await scanned(bytes))
      const { cv } = await documentReader.understand(file, 'picture', null)
      const reached = macroF1(summed([score(truth, plainCv(cv))]))
      assert.equal(cv.language, language)
      assert.ok(reached >= floor, `macro-F1 ${reached}: ${JSON.stringify(score(truth, plainCv(cv)))}`)
    })
})
