import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { answerRequest, type CvRequest } from '../contact-contract.ts'
import { Requests } from './requests.tsx'

const request: CvRequest = {
  id: '0199e6b0-0000-7000-8000-000000000001',
  page: { id: '0199e6b0-0000-7000-8000-000000000002', name: 'Al Safa', slug: 'al-safa' },
  note: '',
  job: null,
  state: 'asked',
  asked_at: '2026-11-29T09:00:00.000Z',
  answered_at: null,
}

test('a request is declined for good at one press, and nobody says what it is about or until when', async () => {
  const asked: unknown[] = []
  answer(answerRequest, ({ accept }) => {
    asked.push(accept)
    return giving({ ...request, state: 'declined' as const })
  })
  await show(<Requests requests={[request]} />)
  for (const words of ['Not for a particular job', 'Without a message', /There is no deadline/])
    await expect.element(page.getByText(words)).toBeVisible()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByText(/can’t ask again for 90 days/)).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Decline request' }).click()
  await expect.poll(() => asked).toEqual([false])
})
