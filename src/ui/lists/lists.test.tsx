import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusOn } from '#tests/screens/focus.ts'
import { show } from '#tests/screens/show.tsx'
import { Pagination } from './pagination.tsx'
import { SelectTable } from './select-table.tsx'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'

type Row = { id: string; name: string }
const rows = [
  { id: '1', name: 'Sara' },
  { id: '2', name: 'Ivan' },
]
function People({ people = rows }: { people?: Row[] }) {
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  return (
    <SelectTable
      caption="People"
      columns={[
        {
          id: 'name',
          head: 'Name',
          names: true,
          cell: ({ name }) => name,
          sort: { href: '?by=name', now: 'ascending' },
        },
        { id: 'id', head: 'Number', numeric: true, cell: ({ id }) => id },
      ]}
      rows={people}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      chosen={chosen}
      onChoose={choose}
      actions={<button type="button">Write</button>}
      empty={<p>Nobody yet</p>}
    />
  )
}

test('the box of all says "all" when some are chosen, or the bar counts others than the rows', async () => {
  await show(<People />)
  const all = page.getByLabelText('Select all rows')
  await userEvent.click(page.getByLabelText('Select Sara'))
  expect((all.element() as HTMLInputElement).indeterminate).toBe(true)
  await expect.element(page.getByRole('status')).toMatchTextContent(/^1 selected$/)
  await userEvent.click(all)
  await expect.element(page.getByRole('status')).toMatchTextContent(/^2 selected$/)
  await userEvent.click(all)
  await expect.element(page.getByRole('button', { name: 'Write' })).not.toBeInTheDocument()
})

test('rows are read without the name they belong to, or nobody hears how they are sorted', async () => {
  await show(<People />)
  await expect.element(page.getByRole('rowheader', { name: 'Ivan' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
})

test('an empty table shows a head without rows', async () => {
  await show(<People people={[]} />)
  await expect.element(page.getByText('Nobody yet')).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})

test('a long name makes the page scroll sideways instead of the table, in Arabic too', async () => {
  await page.viewport(360, 700)
  await show(<People people={[{ id: '1', name: 'عبدالرحمن'.repeat(20) }]} />, { language: 'ar' })
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.viewport(1000, 800)
})

test('in Arabic the arrow key that points on goes back in the tabs', async () => {
  const parts = ['one', 'two', 'three'].map((id) => ({ id, words: id, children: `Part ${id}` }))
  await show(<Tabs label="Parts" parts={parts} />, { language: 'ar' })
  await focusOn(page.getByRole('tab', { name: 'one' }))
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('tab', { name: 'two' })).toHaveFocus()
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Part two')
})

test('the first page has one before it, the last one after it, and none is the current one', async () => {
  await show(<Pagination page={1} pages={9} href={(at) => `?page=${at}`} />)
  await expect.element(page.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=2')
  await expect.element(page.getByRole('link', { name: 'Previous page' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
})

test('what folds stands under the name of the row on a phone, and once only', async () => {
  await page.viewport(360, 700)
  const columns = [
    { id: 'name', head: 'Name', names: true, cell: ({ name }: Row) => name },
    { id: 'state', head: 'State', folds: true, cell: ({ id }: Row) => `Held ${id}` },
  ]
  await show(<Table caption="People" columns={columns} rows={rows} rowId={({ id }) => id} />)
  await expect.element(page.getByRole('rowheader', { name: 'Sara Held 1' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'State' })).not.toBeInTheDocument()
  await page.viewport(1200, 700)
  await expect.element(page.getByRole('rowheader', { name: 'Sara', exact: true })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Held 1' })).toBeVisible()
})

test('a row of tabs that goes on beyond its edge is cut off there, or one with room fades away', async () => {
  const parts = ['Candidature', 'Recrutement', 'Messages', 'Historique'].map((words) => ({
    id: words,
    words,
    children: null,
  }))
  for (const [language, way] of [
    ['fr', 1],
    ['ar', -1],
  ] as const) {
    for (const inlineSize of [240, 900]) {
      const away = await show(
        <div style={{ inlineSize }}>
          <Tabs label="Parts" parts={parts} />
        </div>,
        { language },
      )
      const row = page.getByRole('tablist').element()
      const faded = () => {
        const { maskImage } = getComputedStyle(row)
        return [/deg, rgba\(0, 0, 0, 0\)/, /rgba\(0, 0, 0, 0\)\)$/].map((faint) => faint.test(maskImage))
      }
      row.scrollLeft = 0
      await expect.poll(faded).toEqual([false, inlineSize === 240])
      row.scrollLeft = way * row.scrollWidth
      await expect.poll(faded).toEqual([inlineSize === 240, false])
      away()
    }
  }
})
