import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { useKeptOrder } from './use-kept-order.ts'

function Panel() {
  const [order, setOrder] = useState(['ana', 'ben', 'cleo'])
  const [isOpen, setOpen] = useState(false)
  const kept = useKeptOrder(order, isOpen)
  return (
    <>
      <output>{kept.join(' ')}</output>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Open or close
      </button>
      <button type="button" onClick={() => setOrder(['ben', 'dan', 'cleo', 'ana'])}>
        Move Ana
      </button>
    </>
  )
}

test('after a move the next one is somebody of the column that they were moved to', async () => {
  await show(<Panel />)
  const shown = page.getByRole('status')
  const turn = page.getByRole('button', { name: 'Open or close' })
  await turn.click()
  await page.getByRole('button', { name: 'Move Ana' }).click()
  await expect.element(shown).toHaveTextContent('ana ben cleo dan')
  await turn.click()
  await expect.element(shown).toHaveTextContent('ben dan cleo ana')
})
