import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstLanguageOf, languageSpoken } from './spoken.ts'

/** Languages with their levels as words name them one after the other. */
function spokenIn(q: string): string[] {
  const words = q.split(' ')
  const said: string[] = []
  while (words.length > 0) {
    const run = words.splice(0, firstLanguageOf(words) || words.length).join(' ')
    const spoken = languageSpoken(run)
    if (spoken) said.push([spoken.code, ...(spoken.level ? [spoken.level] : [])].join(':'))
  }
  return said
}

test('the level of a language stands before or behind its name, and never goes to its neighbour', () => {
  for (const [q, ...said] of [
    ['French good english', 'fr', 'en:B2'],
    ['fluent English basic French', 'en:C1', 'fr:A2'],
    ['English fluent French basic', 'en:C1', 'fr:A2'],
    ['English B2 French', 'en:B2', 'fr'],
    ['good English and French', 'en:B2', 'fr'],
    ['French, good English', 'fr', 'en:B2'],
    ['English good, French', 'en:B2', 'fr'],
    ['very good english arabic', 'en:B2', 'ar'],
    ['французский хороший английский', 'fr', 'en:B2'],
    ['английский свободно немецкий', 'en:C1', 'de'],
    ['хороший английский базовый французский', 'en:B2', 'fr:A2'],
    ['anglais courant français', 'en:C1', 'fr'],
    ['français bon anglais', 'fr', 'en:B2'],
    ['فرنسية جيدة انجليزية', 'fr:B2', 'en'],
    ['إنجليزي بطلاقة فرنسي بسيط', 'en:C1', 'fr:A2'],
  ] as const)
    assert.deepEqual(spokenIn(q), said, q)
})
