import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import { aPdf } from '#tests/world/a-pdf.ts'
import { cvLines } from '#tests/world/cv.ts'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { say } from '../scripts/lib/say.mjs'
import { type AtWork, startAtWork } from './parts/at-work.ts'
import { lookAt, sendHandshakes, sendHostile } from './parts/attack.ts'
import { median, quantile, rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

const options = {
  minutes: { type: 'string', default: '30' },
  restarts: { type: 'string', default: '5' },
  lines: { type: 'string', default: '100' },
} as const
const mark = 'soak'

type Seen = {
  statuses: Map<number, number>
  noted: Set<string>
  pages: number[]
  honest: { status: number; ms: number }[]
  hostile: number
  away: number[]
}

/**
 * The built product under load for half an hour: notes written, pages read, a hundred live lines open, hostile and
 * honest files sent, odd handshakes; the bundled database is killed five times meanwhile. Afterwards every acknowledged
 * note must be there, every line must hear a word again, and the process must be the one that began.
 */
export default async function soak(args: string[]): Promise<Result> {
  const { values } = parseArgs({ args, options })
  const [ms, restarts, wanted] = [Number(values.minutes) * 60_000, Number(values.restarts), Number(values.lines)]
  await ensureBuilt(process.cwd(), process.execPath)
  const work = await startAtWork()
  try {
    const seen: Seen = { statuses: new Map(), noted: new Set(), pages: [], honest: [], hostile: 0, away: [] }
    const begun = performance.now()
    const goesOn = () => performance.now() - begun < ms
    const [startedAt, before] = [await work.startedAt(), await work.memory()]
    const lines = Array.from({ length: wanted }, () => new Line(work))
    const applications = await work.rows<{ id: string }>(`select id from applications where job_id = '${work.job}'`)
    const ids = applications.map(({ id }) => id)
    await Promise.all([
      ...[0, 1].map((writer) => during(goesOn, 100, (turn) => writeNote(work, seen, ids, `${writer}-${turn}`))),
      ...['/jobs', '/companies', '/jobs?q=nurse'].map((page) => during(goesOn, 300, () => readPage(work, seen, page))),
      during(goesOn, 10_000, async () => {
        seen.hostile += (await sendHostile(work.url)).length
      }),
      during(goesOn, 3_000, async (turn) => {
        seen.honest.push(await lookAt(work.url, `${turn}.pdf`, aPdf(cvLines)))
      }),
      during(goesOn, 1_000, () => sendHandshakes(work.url)),
      killDatabase(work, seen, ms, restarts),
    ])
    await rest(10_000)
    await work.settled()
    const heard = await heardBy(work, lines, ids[0] as string)
    const kept = await work.rows<{ text: string }>(`select text from application_notes where text like '%${mark}%'`)
    const found = new Set(kept.flatMap(({ text }) => /soak [\d-]+/.exec(text) ?? []))
    const lost = [...seen.noted].filter((note) => !found.has(note)).length
    const broken = [...seen.statuses].filter(([status]) => status >= 500 && status !== 503)
    const same = startedAt === (await work.startedAt())
    for (const line of lines) line.close()
    const misread = seen.honest.filter(({ status }) => status !== 200 && status !== 503 && status !== 0).length
    const passed = lost === 0 && broken.length === 0 && same && heard === wanted && misread === 0 && seen.noted.size > 0
    return {
      title: `${values.minutes} minutes with the database killed ${restarts} times`,
      rows: [
        { what: 'notes acknowledged', value: seen.noted.size },
        { what: 'of them lost', value: lost },
        ...[...seen.statuses]
          .sort()
          .map(([status, count]) => ({ what: `answers ${status || '(none)'}`, value: count })),
        { what: 'page, median, ms', value: rounded(median(seen.pages)) },
        { what: 'page, p99, ms', value: rounded(quantile(seen.pages, 0.99)) },
        { what: 'hostile files', value: seen.hostile },
        { what: 'honest files meanwhile', value: seen.honest.length },
        { what: 'of them refused', value: misread },
        { what: 'honest file, median, ms', value: rounded(median(seen.honest.map((one) => one.ms))) },
        {
          what: 'honest file, p95, ms',
          value: rounded(
            quantile(
              seen.honest.map((one) => one.ms),
              0.95,
            ),
          ),
        },
        { what: 'database away until ready again, worst, ms', value: rounded(Math.max(0, ...seen.away)) },
        { what: 'live lines that heard at the end', value: heard },
        { what: 'the process that began still runs', value: same ? 1 : 0 },
        { what: 'memory before, MB', value: before },
        { what: 'memory at the end, MB', value: await work.memory() },
      ],
      verdict: {
        passed,
        text: passed ? 'Nothing was lost and no process ended.' : 'Something was lost, broken or ended.',
      },
    }
  } finally {
    await work.stop()
  }
}

/** Again and again at its pace; what fails is seen in what is counted. */
async function during(goesOn: () => boolean, pace: number, act: (turn: number) => Promise<void>) {
  for (let turn = 0; goesOn(); turn++) {
    const due = performance.now() + pace
    await act(turn)
    await rest(Math.max(0, due - performance.now()))
  }
}

async function answered(seen: Seen, asked: Promise<Response>): Promise<number> {
  const status = await asked.then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1)
  return status
}

async function writeNote(work: AtWork, seen: Seen, ids: readonly string[], turn: string) {
  const note = `${mark} ${turn}`
  const id = ids[seen.noted.size % ids.length]
  const asked = fetch(`${work.url}/api/page/applications/${id}/notes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${work.pageToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: note }),
  })
  const status = await answered(seen, asked)
  if (status === 200 || status === 201) seen.noted.add(note)
}

async function readPage(work: AtWork, seen: Seen, page: string) {
  const begun = performance.now()
  if ((await answered(seen, fetch(work.url + page))) === 200) seen.pages.push(performance.now() - begun)
}

/** As the system does that runs out of memory: the server of the database is killed, spread over the time. */
async function killDatabase(work: AtWork, seen: Seen, ms: number, times: number) {
  for (let time = 0; time < times; time++) {
    await rest(ms / (times + 1))
    const pid = Number(readFileSync(path.join(work.folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
    const begun = performance.now()
    process.kill(pid, 'SIGKILL')
    await rest(200)
    while (!(await fetch(`${work.url}/health/ready`).catch(() => null))?.ok) await rest(100)
    seen.away.push(performance.now() - begun)
    say(`killed the database (${time + 1} of ${times}): ready again after ${Math.round(seen.away.at(-1) ?? 0)} ms`)
  }
}

/** How many lines hear of a note within ten seconds. */
async function heardBy(work: AtWork, lines: readonly Line[], application: string): Promise<number> {
  for (const line of lines) line.heard = false
  await work.ask(`/page/applications/${application}/notes`, { text: 'The last word' })
  for (let tries = 0; tries < 100 && lines.some(({ heard }) => !heard); tries++) await rest(100)
  return lines.filter(({ heard }) => heard).length
}

/** A live line that comes back as a browser's does. */
class Line {
  heard = false
  #socket: WebSocket | null = null
  #closed = false
  readonly #work: AtWork

  constructor(work: AtWork) {
    this.#work = work
    this.#open()
  }

  close() {
    this.#closed = true
    this.#socket?.terminate()
  }

  #open() {
    if (this.#closed) return
    const { url, cookie, job } = this.#work
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: { cookie, origin: url } })
    this.#socket = socket
    socket.on('open', () => socket.send(JSON.stringify({ watch: `applicants:${job}` })))
    socket.on('message', (raw) => {
      if (/"event"/.test(String(raw))) this.heard = true
    })
    socket.on('error', () => {})
    socket.on('close', () => setTimeout(() => this.#open(), 500 + Math.random() * 2_000))
  }
}
