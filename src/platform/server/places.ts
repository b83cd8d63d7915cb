/** So many places: who finds none waits, in the order they came. */
export class Places {
  #free: number
  readonly #waiting: Set<() => void> = new Set()

  constructor(count: number) {
    this.#free = count
  }

  /**
   * @param patience how long to wait for a place, in ms
   * @returns how to leave it again; to leave twice is to leave once
   * @throws whatever `late` makes, where patience ends first
   */
  async enter(patience = 0, late = () => new Error('no place became free in time')): Promise<() => void> {
    if (this.#free > 0) this.#free--
    else await this.#wait(patience, late)
    let isIn = true
    return () => {
      if (isIn) this.#leave()
      isIn = false
    }
  }

  #wait(patience: number, late: () => Error): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const giveUp = () => {
        this.#waiting.delete(enter)
        reject(late())
      }
      const timer = patience > 0 ? setTimeout(giveUp, patience) : undefined
      this.#waiting.add(enter)
    })
  }

  #leave(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#free++
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
