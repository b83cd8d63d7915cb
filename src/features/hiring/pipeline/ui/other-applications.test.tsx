import { expect, test } from 'vitest'
import { show } from '#tests/screens/show.tsx'
import { OtherApplications } from './other-applications.tsx'

test('a single application is named as a column of the board is, for many', async () => {
  const one = { id: 'a', job: 'j', job_title: 'Cook', stage: 'withdrawn', because: 'account' } as const
  await show(<OtherApplications applications={[one]} />)
  expect(document.body.textContent).toContain('Withdrawn,')
  expect(document.body.textContent).not.toContain('Withdrawn or closed')
})
