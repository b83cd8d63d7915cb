import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { listPageJobs } from '../contract.ts'
import { LiveJobField } from './live-job-field.tsx'

const job = (id: string, title: string) => ({ id, title, place: 'Dubai' })
const newest = [job('j1', 'Cook'), job('j2', 'Waiter')]
const old = job('j9', 'Night porter')

function Form({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <LiveJobField name="job" label="Job" empty="Choose a job" value={value} onChange={setValue} />
      <pre>{`chosen: ${value}`}</pre>
    </>
  )
}

const field = page.getByRole('combobox', { name: 'Job' })
const serve = (more: boolean) =>
  answer(listPageJobs, ({ q, job: one }) => {
    const data =
      q || one ? [...newest, old].filter(({ id, title }) => (one ? id === one : title.includes(q ?? ''))) : newest
    return { success: true, data, next_cursor: more && !q && !one ? 'next' : null } as never
  })

beforeEach(() => serve(true))

test('a job that is not among the newest can be chosen nowhere', async () => {
  await show(<Form />)
  // a list until it is known how many there are
  await expect.element(field).toHaveAttribute('placeholder')
  await userEvent.click(field)
  await userEvent.fill(field, 'porter')
  await userEvent.click(page.getByRole('option', { name: /Night porter/ }))
  await expect.element(page.getByText('chosen: j9')).toBeVisible()
})

test('a job that was chosen before is sent without being shown', async () => {
  await show(<Form first="j9" />)
  await expect.element(field).toHaveValue('Night porter')
})

test('few jobs are found by writing alone, where a list would hold them', async () => {
  serve(false)
  await show(<Form />)
  await userEvent.selectOptions(field, 'Waiter')
  await expect.element(page.getByText('chosen: j2')).toBeVisible()
})
