import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showSentLines } from '#features/hiring/applications/match-contract.ts'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { CvLarge } from './cv-large.tsx'
import type { Cv } from './cv-preview.tsx'

const cv = { id: 'f', name: 'cv.pdf', mime: 'application/pdf', url: '/cv.pdf' } as Cv

for (const [language, name] of [
  ['ru', 'Как прислано'],
  ['fr', 'Tel qu’envoyé'],
] as const)
  test(`on a phone the pages as they were sent are cut off (${language})`, async () => {
    const { innerWidth, innerHeight } = window
    await page.viewport(360, 740)
    answer(
      showSentLines,
      () => giving({ language: 'en', lines: [{ kind: 'text', text: 'Cook', marks: [], met: [] }] }) as never,
    )
    await show(<CvLarge cv={cv} application="a" onClose={() => {}} />, { language })
    const choice = page.getByText(name, { exact: true })
    await expect.element(choice).toBeVisible()
    const { left, right } = choice.element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    const box = document.querySelector('[data-look="segments"]')?.getBoundingClientRect()
    expect(right).toBeLessThanOrEqual(box?.right ?? 0)
    await page.viewport(innerWidth, innerHeight)
  })
