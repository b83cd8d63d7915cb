import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { Board } from './board.tsx'

const ids = (count: number) => Array.from({ length: count }, (_, at) => `Card ${at + 1}`)

/** One column, and a button that changes how many cards it has. */
function Whole({ first, then, onMore }: { first: number; then: number; onMore?: () => void }) {
  const [count, setCount] = useState(first)
  return (
    <>
      <button type="button" onClick={() => setCount(then)}>
        Change
      </button>
      <div style={{ blockSize: 500, display: 'grid' }}>
        <Board
          label="Board"
          columns={[{ id: 'new', title: 'New', cards: ids(count), onMore }]}
          cardId={(id) => id}
          cardName={(id) => id}
          renderCard={(id) => <p>{id}</p>}
          onMove={async () => {}}
        />
      </div>
    </>
  )
}
const drawn = () => document.querySelectorAll('[data-card]').length
const change = () => userEvent.click(page.getByRole('button', { name: 'Change' }))

test('a column of few cards draws all of them, one below the other', async () => {
  await show(<Whole first={40} then={40} />)
  expect(drawn()).toBe(40)
  const tops = [...document.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect().top)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(new Set(tops).size).toBe(40)
  await expect.element(page.getByText('Card 40', { exact: true })).toBeInTheDocument()
})

test('a column of many draws what is seen, and says of how many', async () => {
  await show(<Whole first={400} then={400} />)
  await expect.element(page.getByText('Card 1', { exact: true })).toBeVisible()
  expect(drawn()).toBeLessThan(40)
  expect(document.querySelector('[data-card]')?.ariaSetSize).toBe('400')
})

test('a long column that has shrunk keeps its cards, and the focus on them', async () => {
  await show(<Whole first={41} then={3} />)
  await expect.element(page.getByText('Card 1', { exact: true })).toBeVisible()
  const grip = page.getByRole('button', { name: 'Card 1', exact: true }).element() as HTMLElement
  grip.focus()
  await change()
  await expect.poll(drawn).toBe(3)
  expect(document.body.contains(grip)).toBe(true)
})

test('a column of few of which there are more asks for them', async () => {
  let asked = 0
  await show(<Whole first={5} then={0} onMore={() => asked++} />)
  await expect.poll(() => asked).toBe(1)
  await change()
  await expect.element(page.getByText('No candidates')).toBeVisible()
})
