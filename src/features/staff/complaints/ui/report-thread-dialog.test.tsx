import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Message } from '#features/talk/threads/message-contract.ts'
import { answer, askedOf, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { reportThread } from '../contract.ts'
import { ReportThreadDialog } from './report-thread-dialog.tsx'

const said = (id: string, text: string, mine = false): Message => ({
  ...{
    id,
    seq: 1,
    client_id: null,
    author: mine ? 'me' : 'other',
    name: mine ? 'Me' : 'Omar',
    mine,
    subject: '',
    text,
  },
  ...{ side: mine ? 'candidate' : 'page', at: '2026-11-24T08:00:00Z', read_at: null, read_by: 0, edited_at: null },
  ...{ unsent: false, change_until: null, reply_to: null, mentions: [], files: [], reactions: [], warnings: [] },
  mail: null,
})
const messages = [said('m1', 'Pay first'), said('m2', 'No', true), { ...said('m3', ''), unsent: true }]
const thread = { id: 't1', title: 'Nakheel', side: 'candidate' as const, may: ['block' as const, 'report' as const] }
const send = () => page.getByRole('button', { name: 'Report and block' })

test('one’s own words alone are no report; what was unsent is not offered, and what was chosen is sent once', async () => {
  answer(reportThread, () => giving({ blocked: true }))
  const done = vi.fn()
  await show(<ReportThreadDialog thread={thread} messages={messages} onDone={done} />)
  await expect.element(page.getByText('Our team sees only the messages you choose', { exact: false })).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(2)
  await userEvent.click(page.getByRole('checkbox', { name: /^No/ }))
  await userEvent.click(page.getByRole('radio', { name: 'I was asked for money' }))
  await expect.element(send()).toBeDisabled()
  await userEvent.click(page.getByRole('checkbox', { name: /^Pay first/ }))
  await userEvent.click(page.getByRole('checkbox', { name: /^No/ }))
  await userEvent.click(send())
  await expect.poll(() => done.mock.calls.length).toBe(1)
  expect(askedOf(reportThread).map(({ input }) => input)).toEqual([
    { thread: 't1', messages: ['m1'], reason: 'money', note: '' },
  ])
})

test('who cannot block is not told that anybody is blocked', async () => {
  await show(<ReportThreadDialog thread={{ ...thread, may: ['report'] }} messages={messages} onDone={() => {}} />)
  await expect.element(page.getByRole('button', { name: 'Send report' })).toBeVisible()
  expect(page.getByText('blocked', { exact: false }).elements()).toHaveLength(0)
})
