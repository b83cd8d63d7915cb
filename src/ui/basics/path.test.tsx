import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { Path } from './path.tsx'

test('the words of the last stop leave the page of a phone', async () => {
  await page.viewport(360, 640)
  const before = ['Compte', 'Profil', 'Recherche', 'Expérience'].map((words) => ({ words, state: 'done' as const }))
  await show(<Path label="Steps" stops={[...before, { words: 'Compétences', state: 'now' }]} />)
  const words = document.querySelector('.path > :last-child .path-words')?.getBoundingClientRect()
  const stop = document.querySelector('.path > :last-child')?.getBoundingClientRect()
  expect(words?.right).toBeGreaterThan(0)
  expect(words?.right).toBeLessThanOrEqual(stop?.right ?? 0)
})
