import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { Combobox } from './combobox.tsx'
import ComboboxList from './combobox-list.tsx'
import { type Found, type Search, searchAt } from './use-search.ts'

const towns = [
  { id: '1', text: 'Dubai' },
  { id: '2', text: 'Doha' },
]
const among: Search = async (query) => towns.filter(({ text }) => text.toLowerCase().startsWith(query.toLowerCase()))

type Props = { search?: Search; first?: Found | null; error?: string; offered?: Found[] }
function Form({ search = among, first = null, error, offered }: Props) {
  const [town, setTown] = useState(first)
  return (
    <>
      <Combobox
        name="town"
        label="Town"
        error={error}
        search={search}
        {...(offered && { offered })}
        value={town}
        onChange={setTown}
      />
      <pre>{`town: ${town?.text ?? 'none'}`}</pre>
      <button type="button">Next</button>
    </>
  )
}
const box = page.getByRole('combobox')

const chooseByKeys = () => userEvent.keyboard('{ArrowDown}{Enter}')

test('keys alone find nothing or choose nothing', async () => {
  await show(<Form />)
  await userEvent.type(box, 'do')
  await expect.element(page.getByRole('option', { name: 'Doha' })).toBeVisible()
  // the answer to the first letter may have come between
  await expect.element(page.getByRole('option', { name: 'Dubai' })).not.toBeInTheDocument()
  await chooseByKeys()
  await expect.element(page.getByText('town: Doha')).toBeVisible()
  await expect.element(box).toHaveValue('Doha')
})

test('a list that may be looked through closes once something was chosen from it, and opens when asked', async () => {
  await show(<Form offered={towns} />)
  await userEvent.type(box, 'do')
  await expect.element(page.getByRole('option', { name: 'Dubai' })).not.toBeInTheDocument()
  const doha = page.getByRole('option', { name: 'Doha' })
  await expect.element(doha).toBeVisible()
  // pressed where it lies: the list closes when the page is moved under it
  ;(doha.element() as HTMLElement).click()
  await expect.element(box).toHaveValue('Doha')
  await new Promise((resolve) => setTimeout(resolve, 200))
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  // and is there when it is asked for
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { name: 'Dubai' })).toBeVisible()
})

test('what was begun and not chosen is shown as if it were', async () => {
  await show(<Form first={towns[0] ?? null} />)
  await userEvent.fill(box, 'Dam')
  await userEvent.tab()
  await expect.element(box).toHaveValue('Dubai')
  await expect.element(page.getByText('town: Dubai')).toBeVisible()
})

test('what was written and not chosen is gone once the field is left, where it should be said to be no choice', async () => {
  await show(<Form />)
  await userEvent.fill(box, 'Atlantis')
  await userEvent.tab()
  await expect.element(page.getByText('Choose an option from the list')).toBeVisible()
  await expect.element(box).toHaveValue('Atlantis')
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('town: none')).toBeVisible()
  await userEvent.fill(box, 'doh')
  await expect.element(page.getByText('Choose an option from the list')).not.toBeInTheDocument()
  await expect.element(page.getByRole('option', { name: 'Doha' })).toBeVisible()
  await chooseByKeys()
  await expect.element(page.getByText('town: Doha')).toBeVisible()
})

test('a choice cannot be taken back by emptying the field', async () => {
  await show(<Form first={towns[0] ?? null} />)
  await userEvent.clear(box)
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  await expect.element(page.getByText('town: none')).toBeVisible()
})

test('an older answer that comes late takes the place of the newer one', async () => {
  const waiting = new Map<string, (found: Found[]) => void>()
  await show(<Form search={(query) => new Promise((resolve) => waiting.set(query, resolve))} />)
  await userEvent.fill(box, 'du')
  await expect.poll(() => waiting.has('du')).toBe(true)
  await userEvent.fill(box, 'doh')
  await expect.poll(() => waiting.has('doh')).toBe(true)
  waiting.get('doh')?.(towns.slice(1))
  await expect.element(page.getByRole('option', { name: 'Doha' })).toBeVisible()
  waiting.get('du')?.(towns.slice(0, 1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect.element(page.getByRole('option', { name: 'Dubai' })).not.toBeInTheDocument()
})

test('nothing found and a list that did not come look the same', async () => {
  await show(<Form search={(query) => (query === 'x' ? Promise.reject(new Error('gone')) : Promise.resolve([]))} />)
  await userEvent.fill(box, 'zz')
  await expect.element(page.getByText('No results')).toBeVisible()
  await userEvent.fill(box, 'x')
  await expect.element(box).toHaveAccessibleDescription(/couldn’t be loaded/)
})

test('the error of a field is seen and not heard with it', async () => {
  await show(<Form error="Needed" />)
  await expect.element(box).toHaveAccessibleDescription(/Needed/)
})

test('the list is opened by its button only when it had come before', async () => {
  await show(<Form />)
  await userEvent.click(page.getByRole('button', { name: /Show/ }))
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('do')
  await expect.element(page.getByRole('option', { name: 'Doha' })).toBeVisible()
})

test('a place whose id is a number is shown and cannot be chosen', async () => {
  const given = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ data: [{ id: 2, text: 'Doha' }] }))
  const found = await searchAt('/api/resources/location')('do', new AbortController().signal)
  given.mockRestore()
  await show(<Form search={async () => found} />)
  await userEvent.type(box, 'do')
  await expect.element(page.getByRole('option', { name: 'Doha' })).toBeVisible()
  await chooseByKeys()
  await expect.element(page.getByText('town: Doha')).toBeVisible()
})

test('what was written in full and left before its list came is lost', async () => {
  const late: Search = async (query) => {
    await new Promise((done) => setTimeout(done, 400))
    return among(query, new AbortController().signal)
  }
  await show(<Form search={late} />)
  await userEvent.type(box, 'dubai')
  await userEvent.keyboard('{Tab}')
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  await expect.element(page.getByText('town: Dubai')).toBeVisible()
  await expect.element(box).toHaveValue('Dubai')
})

test('loose words are called a missing entry, where they only were not chosen', async () => {
  await show(<Form error="Fill in this field" />)
  await userEvent.type(box, 'Sharjah')
  await userEvent.tab()
  await expect.element(page.getByText('Choose an option from the list')).toBeVisible()
  await expect.element(page.getByText('Fill in this field')).not.toBeInTheDocument()
  await expect.element(box).toHaveValue('Sharjah')
})

test('what was written is lost where the field was left before its list had come', async () => {
  const begun = { opening: false, focused: false, selected: [null, null] as [null, null] }
  const field = { label: 'Town', name: 'town', search: among, value: null, onChange: () => {}, begun }
  await show(<ComboboxList {...field} written="Sharjah" />)
  await expect.element(box).toHaveValue('Sharjah')
  await expect.element(page.getByText('Choose an option from the list')).toBeVisible()
})
