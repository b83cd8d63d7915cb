import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { Empty, Skeleton } from '#ui/basics/note.tsx'
import { SaveState } from './save-state.tsx'

test('lines that only hold a place are read aloud, or an empty list says nothing of what to do', async () => {
  await show(
    <>
      <Skeleton />
      <Empty icon="inbox" title="No applicants yet">
        Share the job.
      </Empty>
    </>,
  )
  await expect.element(page.getByRole('heading', { name: 'No applicants yet' })).toBeVisible()
  await expect.element(page.getByText('Share the job.')).toBeVisible()
  await expect.element(document.querySelector<HTMLElement>('.skeleton')).toHaveAttribute('aria-hidden', 'true')
})

test('what could not be saved looks saved, or cannot be tried again', async () => {
  let tries = 0
  await show(
    <SaveState
      state="failed"
      onRetry={() => {
        tries += 1
      }}
    />,
  )
  await expect.element(page.getByRole('status')).toMatchTextContent(/Not saved/)
  ;(page.getByRole('button', { name: 'Save again' }).element() as HTMLElement).click()
  expect(tries).toBe(1)
})
