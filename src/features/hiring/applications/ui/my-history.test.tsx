import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { show } from '#tests/screens/show.tsx'
import { MyHistory } from './my-history.tsx'

type Entry = Parameters<typeof MyHistory>[0]['entries'][number]
const anEntry = (id: number, over: Partial<Entry>): Entry =>
  ({ id: String(id), at: `2026-11-2${id}T09:00:00Z`, side: 'page', to: null, by: null, ...over }) as Entry
const told = (entries: readonly Entry[]) => show(<MyHistory entries={entries} company="Dune" />)

test('a candidate who accepted reads that they hired somebody, or twice that the company looked', async () => {
  await told([
    anEntry(1, { what: 'seen' }),
    anEntry(2, { what: 'moved', to: 'in_review' }),
    anEntry(3, { what: 'moved', to: 'offered' }),
    anEntry(4, { what: 'moved', to: 'hired', side: 'candidate' }),
  ])
  await expect.element(page.getByText('You accepted the offer')).toBeVisible()
  await expect.element(page.getByText('Dune: Offer')).toBeVisible()
  expect(page.getByText(/viewed/i).elements()).toHaveLength(1)
})

test('a company that moved an application without opening it is not said to have looked', async () => {
  await told([
    anEntry(1, { what: 'moved', to: 'in_review' }),
    anEntry(2, { what: 'moved', to: 'withdrawn', side: 'candidate' }),
  ])
  await expect.element(page.getByText('Dune: Viewed')).toBeVisible()
  await expect.element(page.getByText('You withdrew your application')).toBeVisible()
})

test('the interview time that was chosen is missing, or moments name no clock where the device has none', async () => {
  const session = { display: { id: 'u' }, zone: 'Asia/Dubai' } as unknown as Session
  await show(<MyHistory entries={[anEntry(1, { what: 'picked', side: 'candidate' })]} company="Dune" />, { session })
  await expect.element(page.getByText('You chose an interview time')).toBeVisible()
  await expect.poll(() => document.querySelector('time')?.textContent).toMatch(/13:00 (?:GMT\+4|GST)$/)
})

test('an interview that was called off is nowhere in what happened, or by the wrong side', async () => {
  await told([
    anEntry(1, { what: 'invited' }),
    anEntry(2, { what: 'called_off', side: 'page' }),
    anEntry(3, { what: 'called_off', side: 'candidate' }),
    anEntry(4, { what: 'picked', side: 'candidate' }),
    anEntry(5, { what: 'called_off', side: 'candidate' }),
  ])
  const mine = ['You declined the interview', 'You cancelled the interview']
  for (const words of ['Dune offered interview times', 'Dune cancelled the interview', ...mine])
    await expect.element(page.getByText(words)).toBeVisible()
})
