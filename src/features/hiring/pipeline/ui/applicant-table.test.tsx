import './pipeline.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { listApplicants } from '../contract.ts'
import { aCard } from './a-card.ts'
import { ApplicantTable } from './applicant-table.tsx'
import { useAsked } from './asked.ts'
import { useChosen } from './use-chosen.ts'

function Table() {
  const chosen = useChosen()
  return (
    <div style={{ blockSize: 600 }}>
      <output aria-label="chosen">{[...chosen.ids].join(' ')}</output>
      <ApplicantTable job="j" asking={useAsked()} columns={[]} chosen={chosen} />
    </div>
  )
}

test('everybody in the table must be chosen one by one, or nobody is let go at once', async () => {
  const cards = ['Sara', 'Ivan', 'Reem'].map((name) => aCard(name, 'submitted'))
  answer(listApplicants, () => ({ success: true as const, data: cards, next_cursor: null }))
  await show(<Table />)
  const all = page.getByRole('checkbox', { name: 'Select all rows' })
  const chosen = page.getByRole('status', { name: 'chosen' })
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Ivan' }))
  expect((all.element() as HTMLInputElement).indeterminate).toBe(true)
  await userEvent.click(all)
  await expect.element(chosen).toHaveTextContent('Sara Ivan Reem')
  await expect.element(all).toBeChecked()
  await userEvent.click(all)
  await expect.element(chosen).toBeEmptyDOMElement()
})

test('on a phone the line below a name is cut without a sign, or runs into a second one', async () => {
  await page.viewport(360, 740)
  const card = { ...aCard('Sara', 'submitted'), headline: 'Business development manager', city: 'Abu Dhabi', years: 7 }
  answer(listApplicants, () => ({ success: true as const, data: [card], next_cursor: null }))
  await show(<Table />)
  await expect.element(page.getByText('Business development manager')).toBeVisible()
  const line = document.querySelector('.applicant-table-who .facts') as HTMLElement
  const headline = line.querySelector('bdi') as HTMLElement
  expect(getComputedStyle(headline).textOverflow).toBe('ellipsis')
  expect(headline.scrollWidth).toBeGreaterThan(headline.clientWidth)
  expect(line.clientHeight).toBeLessThan(30)
})

test('boxes of rows that went under the head of the table shine through it, and are what is pressed there', async () => {
  const cards = Array.from({ length: 40 }, (_, at) => aCard(`Person ${at}`, 'submitted'))
  answer(listApplicants, () => ({ success: true as const, data: cards, next_cursor: null }))
  await show(<Table />)
  await expect.element(page.getByRole('checkbox', { name: 'Select Person 0', exact: true })).toBeVisible()
  const box = page.getByRole('region', { name: 'Applicants' }).element()
  const head = box.querySelector('thead th') as HTMLElement
  for (const by of [53, 64, 75, 86]) {
    box.scrollTop = by
    const { left, top, width, height } = head.getBoundingClientRect()
    for (const down of [0.25, 0.75]) {
      const hit = document.elementFromPoint(left + width / 2, top + height * down)
      expect(head.contains(hit)).toBe(true)
    }
  }
})
