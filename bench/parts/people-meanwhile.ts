import { setTimeout as rest } from 'node:timers/promises'
import { aPdf } from '#tests/world/a-pdf.ts'
import { cvLines } from '#tests/world/cv.ts'
import type { Cluster } from '../../scripts/cluster/cluster.ts'
import { type Answered, ask } from './ask.ts'
import type { Meanwhile } from './prepare-meanwhile.ts'

/** So many people sit at the desks of one team in a half-hour. */
const placesOfTeam = 25
const mark = 'soak'

/**
 * What people do to each other while parts fail: guests apply with a file, a team moves them on its board and writes to them,
 * visitors book an open day. Whatever was not acknowledged is sent again as it was, as a person would press again; in the end
 * everything must be there once.
 */
export class PeopleMeanwhile {
  readonly #there: Cluster
  readonly #found: Meanwhile
  readonly #applied: string[] = []
  readonly #booked: string[] = []
  readonly #said: string[] = []
  /** Where a card must stand: where it was last put, or where it may have been put since without an answer. */
  readonly #stages = new Map<string, Set<string>>()
  /** What was refused for good; nothing should be. */
  readonly refused: string[] = []
  /** How often a half-hour was taken by others, which the answer said. */
  full = 0
  #moves = 0
  #again = 0
  #goesOn = true
  #running: Promise<unknown> = Promise.resolve()

  constructor(there: Cluster, found: Meanwhile) {
    this.#there = there
    this.#found = found
  }

  start(): void {
    const acts = [
      this.#repeat(3_000, (turn) => this.#apply(turn)),
      this.#repeat(3_000, (turn) => this.#book(turn)),
      this.#repeat(1_000, (turn) => this.#say(turn)),
      this.#repeat(1_000, (turn) => this.#move(turn)),
    ]
    this.#running = Promise.all(acts)
  }

  async stop(): Promise<void> {
    this.#goesOn = false
    await this.#running
    await this.#settled()
  }

  /** @returns how much there was of each, and how much of it is wrong */
  async counts(): Promise<{ what: string; failed: number }[]> {
    const once = (wanted: readonly string[], kept: readonly { key: string; count: number }[]) => {
      const counted = new Map(kept.map(({ key, count }) => [key, count]))
      return wanted.filter((key) => counted.get(key) !== 1).length
    }
    const applied = await this.#counted('applications', 'email', 'true')
    const booked = await this.#counted('day_visits', 'email', `day_id = '${this.#found.day}'`)
    const said = await this.#counted('messages', 'text', 'true')
    const full = await this.#there.rows(
      `select team from day_visits where day_id = $1 and state = 'confirmed' group by team, on_date, half having count(*) > ${placesOfTeam}`,
      [this.#found.day],
    )
    const cards = await this.#there.rows<{ id: string; stage: string }>(
      'select id, stage from applications where id = any($1)',
      [this.#found.cards],
    )
    const misplaced = cards.filter(({ id, stage }) => this.#stages.get(id)?.has(stage) === false)
    const mails = await this.#there.mailsTo(`@${mark}.example.com`)
    const unreceived = [...this.#applied, ...this.#booked].filter((email) => !mails.has(email))
    return [
      { what: `${this.#applied.length} applications: not there exactly once`, failed: once(this.#applied, applied) },
      { what: `${this.#booked.length} bookings: not there exactly once`, failed: once(this.#booked, booked) },
      { what: 'half-hours with more people than places', failed: full.length },
      { what: `${this.#said.length} messages: not there exactly once`, failed: once(this.#said, said) },
      { what: `${this.#moves} moves of ${cards.length} cards: cards elsewhere`, failed: misplaced.length },
      { what: 'people who applied or booked and got no mail', failed: unreceived.length },
      { what: `refused for good ${this.refused[0] ?? ''}`.trim(), failed: this.refused.length },
    ]
  }

  /** How often something was sent again before it was acknowledged. */
  get again(): number {
    return this.#again
  }

  async #counted(table: string, column: string, where: string) {
    return this.#there.rows<{ key: string; count: number }>(
      `select ${column} as key, count(*)::int as count from ${table} where ${where} and ${column} like '${mark}%' group by 1`,
    )
  }

  async #apply(turn: number) {
    const email = `${mark}.applies.${turn}@${mark}.example.com`
    const job = this.#found.jobs[turn % this.#found.jobs.length]
    const done = await this.#untilDone(() => {
      const body = new FormData()
      body.set('data', JSON.stringify({ name: `Person ${turn}`, email, lang: 'en' }))
      body.set('cv', new Blob([aPdf([...cvLines, `Turn ${turn}`])]), 'cv.pdf')
      return ask(this.#there.url, `/api/jobs/${job}/applications`, { method: 'POST', body })
    })
    if (done) this.#applied.push(email)
  }

  async #book(turn: number) {
    const email = `${mark}.books.${turn}@${mark}.example.com`
    const { day, date } = this.#found
    const place = { date, half: turn % 48, team: 1 + (turn % 4) }
    const body = { name: `Visitor ${turn}`, email, lang: 'en', ...place }
    const done = await this.#untilDone(
      () => ask(this.#there.url, `/api/open-days/${day}/visits`, { method: 'POST', body }),
      ({ status, body }) => status === 409 && body.includes('"slot_full"'),
    )
    if (done?.ok) this.#booked.push(email)
    else if (done) this.full++
  }

  async #say(turn: number) {
    const { cards, headers } = this.#found
    const body = { client_id: crypto.randomUUID(), text: `${mark} ${turn}` }
    const thread = cards[turn % cards.length]
    const done = await this.#untilDone(() =>
      ask(this.#there.url, `/api/threads/${thread}/messages`, { method: 'POST', headers, body }),
    )
    if (done) this.#said.push(body.text)
  }

  async #move(turn: number) {
    const { cards, token } = this.#found
    const card = cards[turn % cards.length] as string
    const path = `/api/page/applications/${card}`
    const read = await this.#untilDone(() => ask(this.#there.url, path, { token }))
    if (!read) return
    const { stage: from, version } = (JSON.parse(read.body) as { data: { stage: string; version: number } }).data
    const stage = from === 'in_review' ? 'shortlisted' : 'in_review'
    const may = this.#stages.get(card) ?? new Set([from])
    this.#stages.set(card, may.add(stage))
    const moved = await ask(this.#there.url, `${path}/stage`, { method: 'POST', token, body: { stage, version } })
    if (!moved.ok) return
    this.#stages.set(card, new Set([stage]))
    this.#moves++
  }

  /** Presses again a second later until it is acknowledged, or refused as it may be; null where it was refused for good. */
  async #untilDone(act: () => Promise<Answered>, mayBe = (_: Answered) => false): Promise<Answered | null> {
    for (;;) {
      const answer = await act()
      if (answer.ok || mayBe(answer)) return answer
      if (typeof answer.status === 'number' && answer.status < 500 && answer.status !== 429) {
        this.refused.push(`${answer.status} ${answer.body}`)
        return null
      }
      this.#again++
      await rest(1_000)
    }
  }

  async #repeat(pause: number, act: (turn: number) => Promise<void>) {
    for (let turn = 1; this.#goesOn; turn++) {
      const due = performance.now() + pause
      await act(turn)
      await rest(Math.max(1, due - performance.now()))
    }
  }

  /** Until the work that follows is done, five minutes at most: mails that wait for their next try are counted too. */
  async #settled() {
    for (let tries = 0; tries < 60; tries++) {
      const left = await this.#there.rows(
        `select id from graphile_worker.jobs where attempts < max_attempts and (run_at <= now() or attempts > 0) limit 1`,
      )
      if (left.length === 0) return
      await rest(5_000)
    }
  }
}
