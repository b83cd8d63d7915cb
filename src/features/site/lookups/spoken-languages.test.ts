import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#platform/shared/languages.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { spokenLanguages } from './contract.ts'

test('every working language has a name in each of our languages', async () => {
  const visitor = new Visitor(await aSite())
  for (const language of languages) {
    const { data_name: data } = await visitor.call(spokenLanguages, {}, { language })
    assert.deepEqual(
      ['ar', 'wo', 'tt', 'bm'].filter((code) => !data.some((one) => one.code === code)),
      [],
    )
    assert.equal(new Set(data.map(({ text }) => text)).size, data.length)
    assert.deepEqual(
      data.filter(({ text, code }) => text === code),
      [],
      language,
    )
  }
})
