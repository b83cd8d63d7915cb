import './board.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { show } from '#tests/screens/show.tsx'
import { aCard } from './a-card.ts'
import { ApplicantCard } from './applicant-card.tsx'

test('a card tells the interview of a team in Dubai by the clock of UTC, without a word of it', async () => {
  const next = { what: 'confirmed' as const, at: '2026-12-02T07:00:00.000Z' }
  const chosen = { ids: new Set<string>(), toggle: () => {}, clear: () => {}, set: () => {} }
  const session = { zone: 'Asia/Dubai' } as Session
  await show(
    <ApplicantCard card={{ ...aCard('a', 'interviewing'), next }} open={false} href="/" order={[]} chosen={chosen} />,
    { session },
  )
  await expect.element(page.getByText(/Interview 2 Dec.* 11:00.*(GST|GMT\+4)/)).toBeVisible()
})

test('that all must-haves are met runs out of a narrow card where the words are long', async () => {
  const chosen = { ids: new Set<string>(), toggle: () => {}, clear: () => {}, set: () => {} }
  const card = { ...aCard('a', 'submitted'), requirements: 'met' as const }
  await show(
    <div style={{ inlineSize: 160 }}>
      <ApplicantCard card={card} open={false} href="/" order={[]} chosen={chosen} />
    </div>,
    { language: 'ru' },
  )
  const words = page.getByText('Все требования выполнены')
  await expect.element(words).toBeVisible()
  const { clientWidth, scrollWidth } = words.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
