import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { filterChoices } from '../contract.ts'
import { useAsked } from './asked.ts'
import { FilterDrawer } from './filter-drawer.tsx'

function Filters() {
  const asking = useAsked()
  return (
    <>
      <output aria-label="asked">{JSON.stringify(asking.asked)}</output>
      <FilterDrawer job="j" asking={asking} total={3} view={null} onClose={() => {}} />
    </>
  )
}

test('a filter does not fall back under the finger until the address has followed, nor undo the one pressed before', async () => {
  const stages = ['submitted', 'in_review'].map((phase) => ({ id: phase, phase, names: null }))
  answer(filterChoices, () => giving({ stages, tags: [], sources: [], countries: [], requirements: [], team: [] }))
  await show(<Filters />, { language: 'ru' })
  const late = page.getByRole('checkbox', { name: 'Ответ просрочен' })
  await expect.element(late).toBeVisible()
  const box = late.element() as HTMLInputElement
  box.click()
  expect(box.checked).toBe(true)
  const other = page.getByRole('checkbox', { name: 'Новые' }).element() as HTMLInputElement
  other.click()
  expect([box.checked, other.checked]).toEqual([true, true])
  const told = page.getByRole('status', { name: 'asked' })
  await expect.element(told).toHaveTextContent('{"stage":["submitted"],"wait":"late"}')
  ;(page.getByText('Ответ просрочен').element() as HTMLElement).click()
  expect(box.checked).toBe(false)
  await expect.element(told).toHaveTextContent('{"stage":["submitted"]}')
})
