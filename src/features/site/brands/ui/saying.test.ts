import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inEach } from '#platform/shared/languages.ts'
import { coloursOf, fileOf } from './saying.ts'

const known = { line: '#00767c', lamp: '#efb13c', ground: '#f7f9f9' }

test('what is no colour yet, or no headline, is left as it was', () => {
  for (const line of ['', '#12', 'red', '#00767c;}', 'url(x)'])
    assert.deepEqual(coloursOf({ ...known, line }, known), known, line)
  assert.equal(coloursOf({ ...known, lamp: '#FF0000' }, known).lamp, '#FF0000')
  const texts = { ...inEach(() => ({ name: ' Masar ', headline: ' ' })), ar: { name: 'مسار', headline: 'وظائف' } }
  const file = fileOf({ texts, icon: known, sender: '' }, known)
  assert.deepEqual(file.name, { en: 'Masar', ar: 'مسار', ru: 'Masar', fr: 'Masar' })
  assert.deepEqual(file.words, { ar: { landing: { headline: 'وظائف' } } })
})
