import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { type AtWork, startAtWork } from './parts/at-work.ts'
import { median, quantile, rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

type Watcher = { socket: WebSocket; heard: Map<string, number>; read: Map<string, number> }

/** As long as a screen waits before it asks what changed, in ms (features/hiring/pipeline/ui/use-cards.ts): half to one and a half of this. */
const pause = 250
const everySoOften = 1_000

/**
 * So many people with one job’s board open in the built product while somebody moves a card each second; like the screen,
 * each asks for the changed card when told of it. From when the move is sent until they hear of it, and until they have the card.
 */
export default async function live(args: string[]): Promise<Result> {
  const options = { people: { type: 'string', default: '200' }, moves: { type: 'string', default: '40' } } as const
  const { values } = parseArgs({ args, options })
  const [people, moves] = [Number(values.people), Number(values.moves)]
  await ensureBuilt(process.cwd(), process.execPath)
  const work = await startAtWork()
  try {
    const before = await work.memory()
    const watchers = await Promise.all(Array.from({ length: people }, () => watch(work)))
    const opened = await work.memory()
    const sent: { id: string; at: number }[] = []
    for (let turn = 0; turn < moves; turn++) {
      sent.push(await moveOne(work, turn))
      await new Promise((resolve) => setTimeout(resolve, everySoOften))
    }
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    const after = await work.memory()
    const waits = (of: 'heard' | 'read') =>
      watchers.flatMap((one) => sent.map(({ id, at }, turn) => (one[of].get(`${turn} ${id}`) ?? Number.NaN) - at))
    const [heard, read] = [waits('heard'), waits('read')]
    const missed = [...heard, ...read].filter(Number.isNaN).length
    for (const { socket } of watchers) socket.terminate()
    return {
      title: `${people} people on one board, ${moves} moves, one a second`,
      rows: [
        ...figures('heard of the move after', heard),
        ...figures('had the card after', read),
        { what: 'words or cards that did not come', value: missed },
        { what: 'memory of the server before, MB', value: before },
        { what: 'with all connected, MB', value: opened },
        { what: 'at the end, MB', value: after },
      ],
      verdict: {
        passed: missed === 0,
        text: missed === 0 ? 'Everybody was told of every move.' : 'Some were not told.',
      },
    }
  } finally {
    await work.stop()
  }
}

/** Which move it is now, so that two of one card are told apart. */
let turn = -1

async function watch(work: AtWork): Promise<Watcher> {
  const origin = work.url
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, { headers: { cookie: work.cookie, origin } })
  const one: Watcher = { socket, heard: new Map(), read: new Map() }
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => socket.send(JSON.stringify({ watch: `applicants:${work.job}` })))
    socket.once('error', reject)
    socket.on('message', (raw) => {
      const word = JSON.parse(String(raw)) as { watching?: string; refused?: string; event?: string; id?: string }
      if (word.watching) resolve()
      if (word.refused) reject(new Error('may not watch'))
      if (word.event === 'application.moved' && word.id) void hear(work, one, word.id)
    })
  })
  return one
}

async function hear(work: AtWork, { heard, read }: Watcher, id: string): Promise<void> {
  const key = `${turn} ${id}`
  heard.set(key, performance.now())
  await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())))
  await work.ask(`/page/jobs/${work.job}/board-changes?ids=${id}`)
  read.set(key, performance.now())
}

async function moveOne(work: AtWork, now: number) {
  const [card] = await work.rows<{ id: string; version: number; stage: string }>(
    `select id, version, stage from applications where job_id = '${work.job}' and stage in ('in_review', 'shortlisted')
      order by id offset ${now % 3} limit 1`,
  )
  if (!card) throw new Error('nobody to move')
  turn = now
  const at = performance.now()
  const stage = card.stage === 'in_review' ? 'shortlisted' : 'in_review'
  await work.ask(`/page/applications/${card.id}/stage`, { stage, version: card.version })
  return { id: card.id, at }
}

const figures = (what: string, waits: readonly number[]) => [
  { what: `${what}, median, ms`, value: rounded(median(waits.filter((ms) => !Number.isNaN(ms)))) },
  {
    what: 'p99, ms',
    value: rounded(
      quantile(
        waits.filter((ms) => !Number.isNaN(ms)),
        0.99,
      ),
    ),
  },
]
