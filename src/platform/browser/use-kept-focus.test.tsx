import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

function Desk() {
  const [called, call] = useState<string | null>(null)
  const place = useKeptFocus(called)
  return (
    <>
      <button type="button">Pause</button>
      {called ? (
        <h2 ref={place} tabIndex={-1}>
          {called}
        </h2>
      ) : (
        <div>
          <p ref={place} tabIndex={-1}>
            Free
          </p>
          <button type="button" onClick={() => call('Samir Haddad')}>
            Call
          </button>
        </div>
      )}
      <button type="button" onClick={() => call(null)}>
        Elsewhere
      </button>
    </>
  )
}

test('whoever calls by keyboard is thrown to the top of the page', async () => {
  await show(<Desk />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading')).toHaveFocus()
})

test('the focus is taken from whoever is elsewhere', async () => {
  await show(<Desk />)
  await userEvent.click(page.getByRole('button', { name: 'Call' }))
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
  await expect.element(page.getByText('Free')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})
