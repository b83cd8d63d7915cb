import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showMine } from '#features/hiring/applications/contract.ts'
import { keepDraft, readThread, sayTyping, showThread, type Thread } from '#features/talk/threads/contract.ts'
import { listMessages, type Message, sendMessage } from '#features/talk/threads/message-contract.ts'
import type { Session } from '#frame/read-session.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { answer, askedOf, giving, holdBack, Lost, Refused, tell } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { outboxKey, type Waiting } from '../write/outbox.ts'
import { resumeSending } from '../write/send-waiting.ts'
import { Conversation } from './conversation.tsx'

const id = '0199e6b0-0000-7000-8000-000000000001'
const session = { may: [], display: { id: 'me', name: 'Nadia' }, page_id: null } as unknown as Session
const aMessage = (seq: number, over: Partial<Message> = {}): Message => ({
  ...{ id: `m${seq}`, seq, client_id: null, author: 'sara', name: 'Sara', side: 'page', mine: false, subject: '' },
  ...{ text: `Words ${seq}`, at: new Date(Date.UTC(2026, 10, 20, 9, seq)).toISOString(), read_at: null, read_by: 0 },
  ...{ edited_at: null, unsent: false, change_until: null, reply_to: null, mentions: [], files: [], reactions: [] },
  ...{ warnings: [], mail: null },
  ...over,
})
const aThread = (over: Partial<Thread> = {}): Thread => ({
  ...{ id, kind: 'direct', title: 'Dune', about: '', link: null, picture: null, shape: 'company', verified: true },
  ...{ status: null, job: null, unread: 0, last_at: '2026-11-20T09:00:00Z', muted_until: null, pinned: false },
  ...{ archived: false, draft: '', assigned_to: null, side: 'candidate', role: 'member' },
  ...{ may: ['read', 'write', 'react', 'edit', 'unsend'], closed: null, last_seq: 3, read_seq: 3, zone: null },
  ...{ application: null, person: null, page: null, members: [], member_count: 0, blocked: false, stranger: false },
  ...{ first_contact: false },
  ...over,
})

/** What the server holds, in its order. */
let there: Message[]
let thread: Thread
const stretch = (messages: Message[], older = false, newer = false) => giving({ messages, older, newer, at: null })

/** Takes a message once for each client id, as the server does. */
function take({ client_id, text }: { client_id: string; text: string }): Message {
  const known = there.find((one) => one.client_id === client_id)
  if (known) return known
  const message = aMessage(there.length + 1, {
    client_id,
    text,
    mine: true,
    side: 'candidate',
    author: 'me',
    name: 'Nadia',
  })
  there = [...there, message]
  return message
}

beforeEach(() => {
  there = [1, 2, 3].map((seq) => aMessage(seq))
  thread = aThread()
  answer(showThread, () => giving(thread))
  answer(listMessages, ({ before, after }) => {
    const asked = there.filter(
      ({ seq }) => (before ? seq < Number(before) : true) && (after ? seq > Number(after) : true),
    )
    const shown = after ? asked.slice(0, 50) : asked.slice(-50)
    return stretch(shown, !after && asked.length > 50, after ? asked.length > 50 : Boolean(before))
  })
  answer(sendMessage, (input) => giving(take({ client_id: input.client_id, text: String(input.text) })))
  for (const call of [readThread, keepDraft, sayTyping]) answer(call, () => ({ success: true as const }))
  answer(showMine, () => {
    throw new Refused(404, 'not_found')
  })
})

function Opened() {
  const { data } = useCall(showThread, { thread: id })
  return (
    <main className="inbox" style={{ display: 'grid', grid: '600px / minmax(0, 1fr)' }}>
      {data ? <Conversation as="user" thread={data.data} initial={undefined} /> : null}
    </main>
  )
}
const open = () => show(<Opened />, { session })
const field = () => page.getByRole('textbox', { name: 'Message to Dune' })
const shown = () => page.getByRole('article').all()
async function write(text: string) {
  await userEvent.fill(field(), text)
  await userEvent.keyboard('{Enter}')
}

test('a message whose answer was lost is sent again and stands there once', async () => {
  await open()
  await expect.element(page.getByText('Words 3')).toBeVisible()
  let isLost = true
  answer(sendMessage, (input) => {
    const message = take({ client_id: input.client_id, text: String(input.text) })
    if (!isLost) return giving(message)
    isLost = false
    throw new Lost()
  })
  await write('On Monday')
  await expect.poll(() => askedOf(sendMessage).length).toBe(2)
  const [one, other] = askedOf(sendMessage)
  expect(one?.input.client_id).toBe(other?.input.client_id)
  tell('thread.message', id, [`thread:${id}`])
  await expect.poll(() => localStorage.getItem(outboxKey)).toBeNull()
  expect(there).toHaveLength(4)
  expect(shown()).toHaveLength(4)
})

test('what was written before a reload goes out in its order, one after the other', async () => {
  const waiting = ['first', 'second'].map((text, at) => ({
    ...{ client_id: `c${at}`, user: 'me', thread: id, text, at: new Date().toISOString(), reply_to: null },
    ...{ files: [], mentions: [], seen: null, state: 'waits', why: '', by: '' },
  })) satisfies Waiting[]
  localStorage.setItem(outboxKey, JSON.stringify([...waiting, { ...waiting[0], client_id: 'x', user: 'another' }]))
  dispatchEvent(new StorageEvent('storage', { key: outboxKey }))
  const held = holdBack(sendMessage)
  await open()
  resumeSending('me')
  await expect.poll(() => held.length).toBe(1)
  held[0]?.give(giving(take({ client_id: 'c0', text: 'first' })))
  await expect.poll(() => held.length).toBe(2)
  held[1]?.give(giving(take({ client_id: 'c1', text: 'second' })))
  await expect.poll(() => JSON.parse(localStorage.getItem(outboxKey) ?? '[]').length).toBe(1)
  expect(askedOf(sendMessage).map(({ input }) => input.text)).toEqual(['first', 'second'])
})

test('a refused message keeps its words and is sent once more only when one says so', async () => {
  answer(sendMessage, () => {
    throw new Refused(422, 'thread_closed', { title: 'Closed' })
  })
  await open()
  await write('Still there?')
  await expect.element(page.getByText('Closed')).toBeVisible()
  expect(askedOf(sendMessage)).toHaveLength(1)
  answer(sendMessage, (input) => giving(take({ client_id: input.client_id, text: String(input.text) })))
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => there.length).toBe(4)
})

test('where a colleague was faster nothing goes out before one says so, and then without asking again', async () => {
  thread = aThread({ side: 'page', kind: 'support', may: ['read', 'write'] })
  answer(sendMessage, ({ seen, client_id, text }) => {
    if (seen !== undefined) throw new Refused(409, 'answered_meanwhile', { by: 'Elena' })
    return giving(take({ client_id, text: String(text) }))
  })
  await open()
  await write('I will answer')
  await expect.element(page.getByText('Elena has already replied. Send anyway?')).toBeVisible()
  expect(there).toHaveLength(3)
  await userEvent.click(page.getByRole('button', { name: 'Send anyway' }))
  await expect.poll(() => there.length).toBe(4)
  expect(askedOf(sendMessage).map(({ input }) => input.seen)).toEqual([3, undefined])
})

test('a draft of another device is there, is kept as one writes on, and is gone once it was sent', async () => {
  thread = aThread({ draft: 'Begun on the phone' })
  await open()
  await expect.element(field()).toHaveValue('Begun on the phone')
  await userEvent.fill(field(), 'Begun on the phone, ended here')
  await expect.poll(() => askedOf(keepDraft).at(-1)?.input.text).toBe('Begun on the phone, ended here')
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await expect.element(field()).toHaveValue('')
  await expect.poll(() => askedOf(keepDraft).at(-1)?.input.text).toBe('')
})

test('nothing is marked as read while nobody looks', async () => {
  const looks = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await open()
  await expect.element(page.getByText('Words 3')).toBeVisible()
  there = [...there, aMessage(4)]
  tell('thread.message', id, [`thread:${id}`])
  await expect.element(page.getByText('Words 4')).toBeVisible()
  await new Promise((go) => setTimeout(go, 150))
  expect(askedOf(readThread)).toHaveLength(0)
  looks.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => askedOf(readThread).map(({ input }) => Number(input.seq))).toEqual([4])
  looks.mockRestore()
})

test('the line stands before what the side has not read, and goes once one writes', async () => {
  thread = aThread({ unread: 1, read_seq: 0 })
  await open()
  await expect.element(page.getByText('New messages')).toBeVisible()
  await write('On Monday')
  await expect.element(page.getByText('New messages')).not.toBeInTheDocument()
})

test('nothing is new where a colleague has read it, nor what comes while one looks', async () => {
  thread = aThread({ unread: 0, read_seq: 0 })
  await open()
  await expect.element(page.getByText('Words 3')).toBeVisible()
  there = [...there, aMessage(4)]
  tell('thread.message', id, [`thread:${id}`])
  await expect.element(page.getByText('Words 4')).toBeVisible()
  expect(page.getByText('New messages').all()).toHaveLength(0)
})

test('a list that something scrolled just after it opened stays there', async () => {
  there = Array.from({ length: 40 }, (_, at) => aMessage(at + 1))
  thread = aThread({ last_seq: 40, read_seq: 40 })
  await open()
  await expect.element(page.getByText('Words 40')).toBeVisible()
  const list = page.getByRole('region', { name: 'Messages in this conversation' }).element()
  list.scrollTop = 0
  await new Promise((go) => setTimeout(go, 400))
  expect(list.scrollHeight - list.clientHeight - list.scrollTop).toBeGreaterThan(500)
})
