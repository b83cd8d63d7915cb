import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { lossyLine } from './parts/lossy.ts'
import { quantile, rounded } from './parts/middle.ts'
import { type Restartable, startRestartable } from './parts/restartable.ts'
import type { Result } from './parts/result.ts'
import { atDesk, doors, type Seen, type Storm, walkers } from './parts/storm.ts'

const employer = { email: 'employer@demo.masar.example', password: 'Masar2026' }
/**
 * A storm at an open day: half of so many people come in by the code on the wall, half are let in by four doors, within so many
 * minutes; their phones ask for the number, desks call, talk and end; a tenth of all requests is lost on the way, and in the middle server and
 * database are killed. Nobody loses a place, nobody is called by two desks, nobody is left without an outcome.
 */
export default async function openDay(args: string[]): Promise<Result> {
  const options = {
    people: { type: 'string', default: '3000' },
    minutes: { type: 'string', default: '10' },
    desks: { type: 'string', default: '20' },
    lost: { type: 'string', default: '0.1' },
  } as const
  const { values } = parseArgs({ args, options })
  const [people, minutes, desks, lost] = Object.values(values).map(Number) as [number, number, number, number]
  const house = await startRestartable()
  try {
    const line = lossyLine(house.url, lost)
    const prepared = await prepare(house, people, desks)
    const word = { words: 'Lunch from one to two', at: 0, waiting: new Set<string>(), heard: [] as number[] }
    const storm: Storm = { house, line, ...prepared, until: Date.now() + minutes * 60_000, out: new Set(), word }
    const walking = walkers(storm, Math.floor(people / 2))
    const letIn = doors(storm, prepared.booked)
    const seen: Seen = { called: new Map(), twice: 0 }
    const sitting = storm.desks.map((desk) => atDesk(storm, desk, seen))
    await setTimeout((minutes * 60_000) / 2)
    const back = await line.down(() => house.killed())
    await setTimeout(Math.max(0, storm.until - Date.now() - (minutes * 60_000) / 4))
    await announced(storm)
    const numbers = await walking
    await letIn
    await Promise.all(sitting)
    const memory = house.memory()
    await line.send({
      path: `/page/open-days/${storm.day}/moves`,
      body: { move: 'end' },
      bearer: storm.bearer,
      what: 'end',
    })
    return await summary(storm, { people, minutes, desks, back, numbers, seen, memory })
  } finally {
    await house.stop()
  }
}

/** A day that goes on, with desks in four teams and half of the people booked. */
async function prepare(house: Restartable, people: number, count: number) {
  const line = lossyLine(house.url, 0)
  await house.rows(
    `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where queue_name = 'demo-previews'))`,
  )
  await house.rows(
    `update pages set post_permission = 2 where id in (select page_id from page_members m join users u on u.id = m.user_id where u.email = $1)`,
    [employer.email],
  )
  await house.rows('update users set post_permission = 2 where email = $1', [employer.email])
  const { token } = await line.send<{ token: string }>({ path: '/authenticate', body: employer, what: 'sign in' })
  const session = await line.send<{ pages: { page_token: string }[] }>({
    path: '/user/session',
    bearer: token,
    what: 'session',
  })
  const bearer = session.pages[0]?.page_token ?? ''
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const hours = { [date]: 'o'.repeat(48) }
  const desks = Array.from({ length: count }, (_, at) => ({
    ...{ id: crypto.randomUUID(), name: `Team ${1 + (at % 4)}`, way: 'online', languages: ['en'], hours },
  }))
  const { data: draft } = await line.send<{ data: { id: string } }>({
    ...{ path: '/page/open-days', bearer, what: 'write' },
    body: {
      ...{
        language: 'en',
        texts: [{ language: 'en', title: 'Storm' }],
        time_zone: 'Asia/Dubai',
        dates: [date],
        country_id: 5,
      },
      ...{ way: 'online', slot_minutes: 30, walk_ins: true, desks },
    },
  })
  const day = draft.id
  for (const move of ['submit', 'start'])
    await line.send({ path: `/page/open-days/${day}/moves`, body: { move }, bearer, what: 'move' })
  const booked = await house.rows<{ id: string }>(
    `insert into day_visits (id, day_id, page_id, name, email, language, way, state, team, code, created_at, updated_at)
     select gen_random_uuid(), d.id, d.page_id, 'Booked ' || n, 'booked.' || n || '@bench.example', 'en', 'online', 'registered', 1 + n % 4,
       lpad(n::text, 8, 'b'), now(), now() from open_days d, generate_series(1, ${Math.ceil(people / 2)}) n where d.id = $1 returning id`,
    [day],
  )
  const { data: door } = await line.send<{ data: { walk_in_url: string } }>({
    path: `/page/open-days/${day}/door`,
    bearer,
    what: 'door',
  })
  return {
    day,
    bearer,
    desks: desks.map(({ id }) => id),
    booked: booked.map(({ id }) => id),
    key: door.walk_in_url.split('/').at(-1) ?? '',
  }
}

/** Says one word to everybody who is out by then. */
async function announced({ line, day, bearer, out, word }: Storm): Promise<void> {
  word.waiting = new Set(out)
  word.at = performance.now()
  const body = { words: word.words }
  await line.send({ path: `/page/open-days/${day}/announcements`, body, bearer, what: 'announce' })
}

type Found = {
  people: number
  minutes: number
  desks: number
  back: number
  numbers: number[]
  seen: Seen
  memory: number
}

async function summary(
  { house, line, day, word }: Storm,
  { people, minutes, desks, back, numbers, seen, memory }: Found,
): Promise<Result> {
  // those who were not seen are told by the reaction to the day's end
  for (let tries = 0; tries < 100; tries++) {
    const [row] = await house.rows<{ open: number }>(
      `select count(*)::int as open from day_visits where day_id = $1 and state in ('checked_in', 'queued', 'called', 'in_session')`,
      [day],
    )
    if (row?.open === 0) break
    await setTimeout(500)
  }
  const [row] = await house.rows<Record<'came' | 'numbers' | 'most' | 'without' | 'again' | 'unseen', number>>(
    `select count(*) filter (where checked_in_at is not null)::int as came, count(distinct number)::int as numbers, max(number)::int as most,
       count(*) filter (where checked_in_at is not null and outcome is null)::int as without, count(*) filter (where calls > 1)::int as again,
       count(*) filter (where outcome = 'unseen')::int as unseen from day_visits where day_id = $1`,
    [day],
  )
  const { came = 0, numbers: given = 0, most = 0, without = 0, again = 0, unseen = 0 } = row ?? {}
  const changed = numbers.filter((one) => one === -1).length
  const passed =
    came === people &&
    given === people &&
    most === people &&
    without + again + seen.twice + changed + word.waiting.size === 0
  const count = (what: string, number: number) => ({ what, number, p50: null, p99: null, longest: null })
  const spread = (what: string, all: number[]) => {
    const at = (share: number) => rounded(quantile(all, share))
    return all.length === 0 ? count(what, 0) : { what, number: all.length, p50: at(0.5), p99: at(0.99), longest: at(1) }
  }
  const figures = (what: string, key: string) => spread(what, line.took(key))
  return {
    title: `A storm of ${people} arrivals in ${minutes} minutes over ${desks} desks, ms`,
    rows: [
      figures('a desk calls', 'call'),
      spread('a desk calls, under way while both were down', line.tookMeanwhile('call')),
      figures('a phone asks', 'phone'),
      figures('comes in by the wall', 'walk in'),
      figures('let in by a door', 'check in'),
      figures('a desk looks', 'desk'),
      figures('a talk ends', 'finish'),
      spread('one word to everybody stands on a phone', word.heard),
      count('phones that never read it', word.waiting.size),
      count('requests lost on the way', line.lost()),
      count('server and database killed, back after ms', Math.round(back)),
      count('came', came),
      count('numbers given', given),
      count('seen at a desk', seen.called.size),
      count('told that they were not seen', unseen),
      count('called by two desks', seen.twice + again),
      count('a number that changed', changed),
      count('without an outcome', without),
      count('memory of the server, MB', memory),
    ],
    verdict: {
      passed,
      text: passed
        ? 'Nobody lost a place, nobody was called twice, nobody is without an outcome.'
        : 'Somebody was lost.',
    },
  }
}
