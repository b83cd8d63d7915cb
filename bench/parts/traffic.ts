import { setTimeout as rest } from 'node:timers/promises'
import { type Answered, ask } from './ask.ts'

/** Somebody who keeps writing to one of their saved jobs, a higher number each time. */
type Slot = { token: string; job: string; next: number; acknowledged: number }

type Failure = { at: number; kind: string; what: string }

/**
 * What visitors do meanwhile: notes are written so many times a second, and each is read again by whoever wrote it; guests read
 * two pages to five notes. It remembers what was acknowledged, and when something failed.
 */
export class Traffic {
  readonly failures: Failure[] = []
  readonly answered: Record<string, number> = {}
  readonly longest: Record<string, number> = {}
  /** How often somebody did not find what had been acknowledged to them. */
  vanished = 0
  readonly #url: string
  readonly #slots: Slot[]
  readonly #perSecond: number
  #goesOn = true
  #running: Promise<unknown> = Promise.resolve()

  constructor(url: string, slots: { token: string; job: string }[], perSecond: number) {
    this.#url = url
    this.#slots = slots.map((slot) => ({ ...slot, next: 1, acknowledged: 0 }))
    this.#perSecond = perSecond
  }

  start(): void {
    const pause = (this.#slots.length / this.#perSecond) * 1_000
    const writers = this.#slots.map((slot) => this.#repeat(pause, () => this.#write(slot)))
    const pages = ['/jobs?q=driver', '/jobs?q=nurse', '/companies', '/open-days']
    const readers = pages.map((path) => this.#repeat(10_000 / this.#perSecond, () => this.#ask('pages', path)))
    this.#running = Promise.all([...writers, ...readers])
  }

  async stop(): Promise<void> {
    this.#goesOn = false
    await this.#running
  }

  get slots(): readonly Slot[] {
    return this.#slots
  }

  /** From the first to the last failure since a moment (`performance.now()`), in seconds after it. */
  failedSince(begun: number): { first: number; last: number; times: number; how: string } | null {
    const since = this.failures.filter(({ at }) => at >= begun)
    const [first] = since
    const last = since.at(-1)
    if (!(first && last)) return null
    const how = Object.entries(Object.groupBy(since, ({ what }) => what)).map(
      ([what, all]) => `${all?.length} × ${what}`,
    )
    return {
      first: (first.at - begun) / 1_000,
      last: (last.at - begun) / 1_000,
      times: since.length,
      how: how.join(', '),
    }
  }

  async #repeat(pause: number, act: () => Promise<unknown>) {
    await rest(Math.random() * pause)
    while (this.#goesOn) {
      const begun = performance.now()
      await act()
      await rest(Math.max(1, pause - (performance.now() - begun)))
    }
  }

  async #write(slot: Slot) {
    const number = slot.next++
    const body = { note: String(number), remind: 'none' }
    const { token } = slot
    const wrote = await this.#ask('writes', `/api/user/saved-jobs/${slot.job}`, { method: 'PUT', token, body })
    if (!wrote.ok) return
    slot.acknowledged = number
    const seen = wrote.headers['x-seen']
    const read = await this.#ask('reads of one\u2019s own', '/api/user/saved-jobs', {
      token,
      ...(seen ? { seen } : {}),
    })
    if (!read.ok) return
    const { data } = JSON.parse(read.body) as { data: { job: { id: string }; note: string }[] }
    const note = data.find(({ job }) => job.id === slot.job)?.note
    if (note !== undefined && Number(note) < number) this.vanished++
  }

  async #ask(kind: string, path: string, more: Parameters<typeof ask>[2] = {}): Promise<Answered> {
    const begun = performance.now()
    const answer = await ask(this.#url, path, more)
    const key = `${kind}: ${answer.status}`
    this.answered[key] = (this.answered[key] ?? 0) + 1
    this.longest[kind] = Math.max(this.longest[kind] ?? 0, performance.now() - begun)
    if (!answer.ok) this.failures.push({ at: performance.now(), kind, what: String(answer.status) })
    return answer
  }
}
