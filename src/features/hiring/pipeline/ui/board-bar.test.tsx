import './board.css'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { filterChoices, listViews } from '../contract.ts'
import { useAsked } from './asked.ts'
import { BoardBar } from './board-bar.tsx'

const Bar = () => <BoardBar job={{ id: 'j', anonymous: false }} asking={useAsked()} total={3} onAdd={null} />

const { innerWidth, innerHeight } = window
afterEach(() => page.viewport(innerWidth, innerHeight))

test('the tools of the board take more than a row of a phone, or one of them is nowhere on it', async () => {
  await page.viewport(360, 740)
  answer(listViews, () => giving([]))
  answer(filterChoices, () => giving({ stages: [], tags: [], sources: [], countries: [], requirements: [], team: [] }))
  await show(<Bar />, { language: 'ru', at: '/?wait=late' })
  const bar = document.querySelector('.board-tools')
  expect(bar?.getBoundingClientRect().height).toBeLessThan(60)
  expect(bar?.scrollWidth).toBeLessThanOrEqual(360)
  await userEvent.click(page.getByRole('button', { name: '1 фильтр' }))
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByRole('combobox', { name: 'Сортировка' })).toBeVisible()
  await expect.element(sheet.getByRole('link', { name: 'Таблица' })).toBeVisible()
  for (const name of ['Сохранённые виды', 'Настройки подбора'])
    await expect.element(sheet.getByRole('button', { name })).toBeVisible()
})
