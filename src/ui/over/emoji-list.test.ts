import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emojiIn, findEmoji } from './emoji-list.ts'

test('every emoji is there once and has a name in each language', () => {
  const scripts = { en: /[a-z]/, ar: /\p{Script=Arabic}/u, ru: /\p{Script=Cyrillic}/u, fr: /[a-zéè]/ }
  for (const [language, script] of Object.entries(scripts)) {
    const all = emojiIn(language)
    assert.equal(new Set(all.map(({ sign }) => sign)).size, all.length)
    for (const { sign, name } of all) assert.match(name, script, `${sign} ${language}`)
  }
})

test('they are found in the language of the page and in English', () => {
  const signs = (language: string, query: string) => findEmoji(emojiIn(language), query).map(({ sign }) => sign)
  assert.deepEqual(signs('ar-AE', 'شكر'), ['🙏'])
  assert.deepEqual(signs('ru', 'Спасибо'), ['🙏'])
  assert.ok(signs('fr-FR', 'calendar').includes('📅'))
  assert.deepEqual(signs('en', 'zzz'), [])
})
