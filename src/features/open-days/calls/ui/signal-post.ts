import type { Numbered, Signal } from '../contract.ts'
import { mostLetters, mostSignals } from '../rules.ts'

type Parts = {
  send: (signals: Signal[]) => Promise<number>
  read: (after: number) => Promise<Numbered[]>
  take: (numbered: Numbered) => Promise<void>
  /** What a failure means: the talk is over, what was said is refused and dropped, or nobody answers and it is tried again. */
  meaning: (failure: unknown) => 'over' | 'refused' | 'away'
  rest: (ms: number) => Promise<void>
}

/** How long to wait after a failure, in ms. */
const pause = 1_000

/** Signals on their way: sent in order, those of a moment together; read in order, beginning with what comes after the own hello. */
export class SignalPost {
  #parts: Parts
  #waiting: Signal[] = []
  #isSending = false
  #isReading = false
  #isAskedAgain = false
  #isClosed = false
  #after: number | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  say(signal: Signal): void {
    this.#waiting.push(signal)
    if (!this.#isSending) void this.#send()
  }

  /** Looks for what came meanwhile. */
  async look(): Promise<void> {
    if (this.#after === null || this.#isClosed) return
    if (this.#isReading) {
      this.#isAskedAgain = true
      return
    }
    this.#isReading = true
    do {
      this.#isAskedAgain = false
      await this.#read(this.#after)
    } while (this.#isAskedAgain && !this.#isClosed)
    this.#isReading = false
  }

  /** What still waits is sent; nothing is read any more. */
  close(): void {
    this.#isClosed = true
  }

  async #send(): Promise<void> {
    this.#isSending = true
    // what is said in the same moment goes together
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      const some = together(this.#waiting)
      try {
        const number = await this.#parts.send(some)
        this.#waiting.splice(0, some.length)
        this.#after ??= number
      } catch (failure) {
        const meaning = this.#parts.meaning(failure)
        if (this.#isClosed || meaning === 'over') break
        if (meaning === 'refused') this.#waiting.splice(0, some.length)
        else await this.#parts.rest(pause)
      }
    }
    this.#isSending = false
  }

  async #read(after: number): Promise<void> {
    try {
      for (const numbered of await this.#parts.read(after)) {
        if (this.#isClosed) return
        this.#after = numbered.number
        await this.#parts.take(numbered)
      }
    } catch (failure) {
      // the next look asks again
      if (this.#parts.meaning(failure) === 'over') this.close()
    }
  }
}

/** As many of the first as one letter holds; at least one. */
export function together(signals: readonly Signal[]): Signal[] {
  let letters = 2
  const fits = signals.slice(0, mostSignals).findIndex((signal) => {
    letters += JSON.stringify(signal).length + 1
    return letters > mostLetters
  })
  return signals.slice(0, fits === -1 ? mostSignals : Math.max(1, fits))
}
