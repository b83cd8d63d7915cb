import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Language } from '#platform/shared/languages.ts'
import { linesOf } from './lines-of.ts'

test('a native speaker is told in the words of the CV, not by a code', () => {
  const told = (language: Language, name: string, level: string) => {
    const lines = linesOf(CvContent.parse({ language, languages: [{ name, level }] }))
    return lines.filter(({ section }) => section === 'languages').map(({ text }) => text)
  }
  assert.deepEqual(told('ru', 'Русский', 'native'), ['Русский, родной'])
  assert.deepEqual(told('fr', 'Français', 'native'), ['Français, langue maternelle'])
  assert.deepEqual(told('ar', 'العربية', 'native'), ['العربية، اللغة الأم'])
  assert.deepEqual(told('ru', 'Английский', 'B2'), ['Английский, B2'])
})
