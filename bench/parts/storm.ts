import { setTimeout } from 'node:timers/promises'
import type { Line } from './lossy.ts'
import type { Restartable } from './restartable.ts'

const outcomes = ['offer', 'next_interview', 'shortlisted', 'keep_on_file', 'not_suitable']
/** A phone asks so often what its number does, in ms. */
const asksEvery = 5_000

export type Storm = {
  house: Restartable
  line: Line
  bearer: string
  day: string
  key: string
  until: number
  desks: string[]
  /** Phones that have a number. */
  out: Set<string>
  word: Word
}
/** What is said to everybody, when (by performance.now()), who has yet to read it, and after how many ms the others did. */
type Word = { words: string; at: number; waiting: Set<string>; heard: number[] }
export type Seen = { called: Map<string, string>; twice: number }

/** People at the wall, one after the other over the time; each then holds a phone until its outcome stands there. */
export async function walkers(storm: Storm, count: number): Promise<number[]> {
  const { line, key, until } = storm
  const pause = (until - Date.now()) / count
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await setTimeout(at * pause)
      const who = {
        name: `Walker ${at}`,
        email: `walker.${at}@example.com`,
        lang: 'en',
        team: 1 + (at % 4),
        attempt: crypto.randomUUID(),
      }
      const sent = { path: `/walk-ins/${key}`, body: who, what: 'walk in' }
      const said = await line.send<{ data: { key: string } }>(sent)
      if (!said.data) throw new Error(JSON.stringify(said))
      const { data } = said
      return phone(storm, data.key)
    }),
  )
}

type InHand = { data: { number: number; state: string; announcements: { words: string }[] } }

/** Asks until the day is over, seen or not; a reload in between changes nothing. @returns the number it read, -1 once it changed */
async function phone({ line, until, out, word }: Storm, visit: string): Promise<number> {
  let number = 0
  while (number === 0 || Date.now() < until) {
    const said = await line.once<InHand>({ path: `/visit-links/${visit}/room`, what: 'phone' })
    if (said?.data) {
      if (number !== 0 && said.data.number !== number) return -1
      number = said.data.number
      out.add(visit)
      const there = said.data.announcements.some(({ words }) => words === word.words)
      if (there && word.waiting.delete(visit)) word.heard.push(performance.now() - word.at)
    }
    await setTimeout(asksEvery * (0.8 + Math.random() * 0.4))
  }
  return number
}

/** Four doors let in whoever booked; what had no line waits on the device and goes out later, in batches. */
export async function doors({ line, day, bearer, until }: Storm, booked: readonly string[]): Promise<void> {
  const pause = ((until - Date.now()) * 4) / booked.length
  const kept = [0, 1, 2, 3].map((door) => booked.filter((_, at) => at % 4 === door))
  await Promise.all(
    kept.map(async (own) => {
      let waiting: { visit: string; at: string }[] = []
      for (const visit of own) {
        waiting.push({ visit, at: new Date().toISOString() })
        const entries = waiting.slice(0, 200)
        const said = await line.once<{ data?: unknown }>({
          path: `/page/open-days/${day}/check-ins`,
          body: { entries },
          bearer,
          what: 'check in',
        })
        if (said?.data) waiting = waiting.slice(entries.length)
        await setTimeout(pause)
      }
      while (waiting.length > 0) {
        const entries = waiting.splice(0, 200)
        await line.send({ path: `/page/open-days/${day}/check-ins`, body: { entries }, bearer, what: 'check in' })
      }
    }),
  )
}

type AtDesk = { data: { current: { id: string; state: string } | null; queue: { id: string }[] } }

/** Calls, talks a moment, ends with an outcome; whatever answer was lost, the desk reads where it stands and goes on from there. */
export async function atDesk({ line, day, bearer, until }: Storm, desk: string, seen: Seen): Promise<void> {
  const path = `/page/open-days/${day}/desks/${desk}`
  for (;;) {
    const { data } = await line.send<AtDesk>({ path: `${path}/room`, bearer, what: 'desk' })
    const { current } = data
    if (!current) {
      if (data.queue.length === 0) {
        if (Date.now() > until) return
        await setTimeout(300 + Math.random() * 400)
        continue
      }
      const said = await line.once<AtDesk>({ path: `${path}/next`, body: {}, bearer, what: 'call' })
      const visit = said?.data?.current?.id
      if (visit) note(seen, visit, desk)
      else await setTimeout(300)
      continue
    }
    note(seen, current.id, desk)
    if (current.state === 'called') {
      await line.once({ path: `${path}/moves`, body: { visit: current.id, move: 'begin' }, bearer, what: 'begin' })
      continue
    }
    await setTimeout(500 + Math.random() * 1_000)
    const outcome = outcomes[Math.floor(Math.random() * outcomes.length)]
    await line.once({
      path: `${path}/moves`,
      body: { visit: current.id, move: 'finish', outcome },
      bearer,
      what: 'finish',
    })
  }
}

function note(seen: Seen, visit: string, desk: string): void {
  const known = seen.called.get(visit)
  if (known !== undefined && known !== desk) seen.twice++
  seen.called.set(visit, desk)
}
