/** So many at once for each key: an address, a person. */
export class Ceiling {
  #there = new Map<string, number>()
  #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** Whether one more is let in; whoever is has to `leave`. */
  enter(key: string): boolean {
    const now = this.#there.get(key) ?? 0
    if (now >= this.#most) return false
    this.#there.set(key, now + 1)
    return true
  }

  leave(key: string): void {
    const left = (this.#there.get(key) ?? 1) - 1
    if (left > 0) this.#there.set(key, left)
    else this.#there.delete(key)
  }
}

/** So many at once, then so many a second (a token bucket). */
export class Pace {
  #left: number
  #at = performance.now()
  #atOnce: number
  #perSecond: number

  constructor(atOnce: number, perSecond: number) {
    this.#left = atOnce
    this.#atOnce = atOnce
    this.#perSecond = perSecond
  }

  /** Whether one more is within the pace. */
  take(): boolean {
    const now = performance.now()
    this.#left = Math.min(this.#atOnce, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}
