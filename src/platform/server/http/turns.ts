import { Places } from '../places.ts'

/**
 * Lets so many work at a time, and the others in the order they came: of many who share one processor all end late, while those who
 * take turns end sooner on the whole, and none much later than another.
 */
export class Turns {
  readonly #places: Places
  readonly #longest: number

  /** @param longest after how long, in ms, the next begins: whoever works that long waits for something else */
  constructor(atOnce: number, longest: number) {
    this.#places = new Places(atOnce)
    this.#longest = longest
  }

  /** Does `work` when it is its turn. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.#places.enter()
    const late = setTimeout(leave, this.#longest)
    try {
      return await work()
    } finally {
      clearTimeout(late)
      leave()
    }
  }
}
