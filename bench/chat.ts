import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { type AtWork, startAtWork } from './parts/at-work.ts'
import { median, quantile, rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

/**
 * Conversations of the built product: a group of so many hears a message, so many sit idle, and a thread of a hundred thousand
 * messages is opened, jumped into and searched. Everybody is in one process with the worker, the database beside it.
 */
export default async function chat(args: string[]): Promise<Result> {
  const options = {
    people: { type: 'string', default: '3000' },
    idle: { type: 'string', default: '10000' },
    messages: { type: 'string', default: '100000' },
    said: { type: 'string', default: '20' },
    times: { type: 'string', default: '60' },
  } as const
  const { values } = parseArgs({ args, options })
  const [people, idle, messages, said, times] = Object.values(values).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  await ensureBuilt(process.cwd(), process.execPath)
  const work = await startAtWork()
  try {
    const thread = await aGroup(work, people)
    const long = await aLongThread(work, messages)
    const opened = await reading(work, long, times)
    const before = await work.memory()
    const quiet = await Promise.all(inTurns(idle, () => line(work, null)))
    const seated = await work.memory()
    for (const { socket } of await Promise.all(quiet)) socket.terminate()
    const heard = await hearing(work, thread, people, said)
    return {
      title: `A group of ${people}, ${idle} idle lines, a conversation of ${messages} messages`,
      rows: [
        ...figures(`heard a message, ${people} of ${people}`, heard.waits),
        { what: 'lines that did not hear one', value: heard.missed },
        { what: `${idle} idle lines, KB each`, value: rounded(((seated - before) * 1_024) / idle) },
        ...opened.flatMap(({ what, waits }) => figures(what, waits)),
      ],
      verdict: {
        passed: heard.missed === 0,
        text: heard.missed === 0 ? 'Everybody heard everything.' : 'Some did not hear.',
      },
    }
  } finally {
    await work.stop()
  }
}

/** A group for all who applied through a collection, with so many of them. */
async function aGroup(work: AtWork, people: number): Promise<string> {
  const [group] = await work.rows<{ id: string }>(
    `insert into threads (id, kind, page_id, job_group_id, created_at, last_at)
     select gen_random_uuid(), 'job_group', page_id, job_groups.id, now(), now() from job_groups
     where page_id = (select page_id from jobs where id = '${work.job}') order by job_groups.id limit 1
     on conflict do nothing returning id`,
  )
  if (!group) throw new Error('the page has no collection')
  await work.rows(
    `with made as (
       insert into users select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(), 'email', 'chat' || n || '@bench.example', 'phone', null, 'demo_persona', null))).*
       from users u, generate_series(1, ${people}) n where u.email = 'candidate-en@demo.masar.example' returning id)
     insert into thread_members (thread_id, user_id, role, joined_at) select '${group.id}', id, 'reader', now() from made`,
  )
  return group.id
}

async function aLongThread(work: AtWork, messages: number): Promise<string> {
  const [thread] = await work.rows<{ id: string }>(
    `insert into threads (id, kind, page_id, job_id, created_at, last_at, last_seq)
     select gen_random_uuid(), 'internal', page_id, id, now(), now(), ${messages} from jobs where id = '${work.job}'
     on conflict (job_id) where kind = 'internal' do update set last_seq = ${messages} returning id`,
  )
  if (!thread) throw new Error('no group')
  await work.rows(`delete from messages where thread_id = '${thread.id}'`)
  await work.rows(
    `insert into messages (id, thread_id, seq, author_side, author_name, text, at)
     select gen_random_uuid(), '${thread.id}', n, 'member', 'Omar',
       (array['When does the shift begin', 'الشهادة مرفقة مع الطلب', 'Собеседование перенесли на вторник', 'Le contrat est prêt'])[1 + n % 4]
         || ' ' || n || case when n % 997 = 0 then ' certificate of apprenticeship' else '' end,
       now() - (${messages} - n) * interval '1 minute'
     from generate_series(1, ${messages}) n`,
  )
  await work.rows('analyze messages')
  return thread.id
}

/** How long calls about the long conversation take, one after the other. */
async function reading(work: AtWork, thread: string, times: number) {
  const middle = (at: number) => 1_000 + ((at * 7_919) % 90_000)
  const asked: [string, (at: number) => string][] = [
    ['open: the head', () => `/threads/${thread}`],
    ['open: the latest 50', () => `/threads/${thread}/messages`],
    ['jump to a message', (at) => `/threads/${thread}/messages?around=${middle(at)}`],
    ['jump to a day', (at) => `/threads/${thread}/messages?day=${dayBefore(at % 60)}`],
    ['search: a common word', () => `/messages?as=page&q=shift`],
    [
      'search: a rare word in Arabic letters otherwise typed',
      () => `/messages?as=page&q=${encodeURIComponent('الشهاده 90001')}`,
    ],
    ['search: a rare word', () => '/messages?as=page&q=apprenticeship'],
    ['search: a word that is nowhere', () => '/messages?as=page&q=zeppelin'],
    ['the list of conversations', () => '/threads?as=page'],
    ['counts of the menus', () => '/threads/unread'],
  ]
  const measured = []
  for (const [what, path] of asked) {
    const waits: number[] = []
    for (let at = 0; at < times; at++) {
      const begun = performance.now()
      await work.askAsMember(path(at))
      if (at >= 5) waits.push(performance.now() - begun)
    }
    measured.push({ what, waits })
  }
  return measured
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

async function hearing(work: AtWork, thread: string, people: number, said: number) {
  const lines = await Promise.all(inTurns(people, () => line(work, `thread:${thread}`)))
  const waits: number[] = []
  for (let turn = 0; turn < said; turn++) {
    for (const one of lines) one.heardAt = null
    const begun = performance.now()
    await work.askAsMember(`/threads/${thread}/messages`, {
      client_id: crypto.randomUUID(),
      text: `Doors open in ${turn} minutes`,
    })
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    for (const { heardAt } of lines) waits.push(heardAt === null ? Number.NaN : heardAt - begun)
  }
  for (const { socket } of lines) socket.terminate()
  return { waits: waits.filter((ms) => !Number.isNaN(ms)), missed: waits.filter(Number.isNaN).length }
}

type Listening = { socket: WebSocket; heardAt: number | null }

/** One open line, watching a topic where one is named. */
async function line(work: AtWork, topic: string | null): Promise<Listening> {
  const origin = work.url
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, { headers: { cookie: work.cookie, origin } })
  const one: Listening = { socket, heardAt: null }
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('open', () => (topic ? socket.send(JSON.stringify({ watch: topic })) : resolve()))
    socket.on('message', (raw) => {
      const word = JSON.parse(String(raw)) as { watching?: string; refused?: string; event?: string }
      if (word.watching) resolve()
      if (word.refused) reject(new Error('may not watch'))
      if (word.event === 'thread.message') one.heardAt ??= performance.now()
    })
  })
  return one
}

/** Opens many, fifty at a time. */
function inTurns<T>(many: number, make: () => Promise<T>): Promise<T>[] {
  const lanes = Array.from({ length: 50 }, () => Promise.resolve())
  return Array.from({ length: many }, (_, at) => {
    const lane = at % lanes.length
    const made = (lanes[lane] as Promise<void>).then(make)
    lanes[lane] = made.then(() => {})
    return made
  })
}

const figures = (what: string, waits: readonly number[]) => [
  { what: `${what}: median, ms`, value: rounded(median(waits)) },
  { what: `${what}: p99, ms`, value: rounded(quantile(waits, 0.99)) },
]
