import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { useDropParam } from './use-drop-param.ts'

function Asked() {
  const drop = useDropParam('add')
  return (
    <>
      <button type="button" onClick={drop}>
        Close
      </button>
      <output>{useLocation().search.slice(1)}</output>
    </>
  )
}

test('what was closed stands in the address still, or what else is asked for went with it', async () => {
  await show(<Asked />, { at: '/page/submissions?client=a&add=b' })
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await expect.element(page.getByText('client=a', { exact: true })).toBeInTheDocument()
})
