import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { GoneNote } from './gone-note.tsx'

test('who has closed a company, or left its team, reads that the access was lost', async () => {
  await show(
    <>
      <GoneNote way="closed" />
      <GoneNote way="left" />
    </>,
  )
  await expect.element(page.getByText(/company page is closed/)).toBeVisible()
  await expect.element(page.getByText('You’ve left the team')).toBeVisible()
  await expect.element(page.getByText(/access to this company has ended/)).not.toBeInTheDocument()
})
