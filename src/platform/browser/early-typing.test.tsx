import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { hearEarlyTyping } from './early-typing.ts'

const empty = { email: '', word: '', note: '', city: 'dubai', stay: false }

function Entrance() {
  const [values, set] = useState(empty)
  const change = (some: Partial<typeof empty>) => set((now) => ({ ...now, ...some }))
  return (
    <form>
      <input aria-label="email" value={values.email} onChange={({ target }) => change({ email: target.value })} />
      <input aria-label="word" value={values.word} onChange={({ target }) => change({ word: target.value })} />
      <textarea aria-label="note" value={values.note} onChange={({ target }) => change({ note: target.value })} />
      <select aria-label="city" value={values.city} onChange={({ target }) => change({ city: target.value })}>
        <option value="dubai">Dubai</option>
        <option value="doha">Doha</option>
      </select>
      <label>
        <input type="checkbox" checked={values.stay} onChange={({ target }) => change({ stay: target.checked })} />
        stay
      </label>
      <output>{JSON.stringify(values)}</output>
    </form>
  )
}

/** A form as it came from the server, which gets its code only after somebody filled it. */
async function filledEarly(fill: (box: HTMLElement) => void) {
  const box = document.createElement('div')
  box.innerHTML = renderToString(<Entrance />)
  document.body.append(box)
  fill(box)
  await act(async () => void hydrateRoot(box, <Entrance />))
  await act(async () => hearEarlyTyping(box))
  return () => JSON.parse(box.querySelector('output')?.textContent ?? '')
}

const write = (box: HTMLElement, label: string, value: string) => {
  const field = box.querySelector(`[aria-label=${label}]`) as HTMLInputElement
  field.value = value
}

test('what was written, chosen and ticked before the code was there is kept and known to it', async () => {
  const known = await filledEarly((box) => {
    write(box, 'email', 'priya@example.com')
    write(box, 'word', 'Horse-Battery-9')
    write(box, 'note', 'أبدأ في يناير')
    write(box, 'city', 'doha')
    box.querySelector<HTMLInputElement>('[type=checkbox]')?.click()
  })
  const wanted = {
    email: 'priya@example.com',
    word: 'Horse-Battery-9',
    note: 'أبدأ في يناير',
    city: 'doha',
    stay: true,
  }
  expect(known()).toEqual(wanted)
  await page.getByLabelText('word').fill('Camel-Lantern-4')
  expect(known()).toEqual({ ...wanted, word: 'Camel-Lantern-4' })
  await expect.element(page.getByLabelText('email')).toHaveValue('priya@example.com')
})

test('a form nobody touched is left alone', async () => {
  const known = await filledEarly(() => {})
  expect(known()).toEqual(empty)
})
