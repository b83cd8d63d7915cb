import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { freeTimesOf } from '#features/hiring/interviews/contract.ts'
import { interviewClashes } from '#features/hiring/interviews/people-contract.ts'
import type { Session } from '#frame/read-session.ts'
import { answer, askedOf, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { moveInRoom } from '../contract.ts'
import { EndTalk } from './end-talk.tsx'

const id = '0199e6b0-0000-7000-8000-00000000000'
const session = { may: ['applicant.move'], display: { id: 'u' } } as unknown as Session

test('a date of the next interview that was begun is dropped without a word', async () => {
  answer(freeTimesOf, () => giving(['2026-11-30T09:00:00.000Z']))
  answer(interviewClashes, () => giving([]))
  await show(
    <EndTalk
      {...{ at: { day: `${id}1`, desk: `${id}2` }, visit: `${id}3`, noted: '', rated: null, how: 'finish' as const }}
      {...{ teams: [], jobs: [{ id: `${id}4`, title: 'Welder' }], elsewhere: [], onClose() {} }}
    />,
    { session },
  )
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Outcome' }), 'next_interview')
  await userEvent.click(page.getByRole('checkbox').first())
  await userEvent.click(page.getByRole('button', { name: /Other date or time/ }))
  await userEvent.click(page.getByRole('spinbutton').first())
  await userEvent.keyboard('02')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Add this time, or clear the date').first()).toBeVisible()
  expect(askedOf(moveInRoom)).toEqual([])
})
