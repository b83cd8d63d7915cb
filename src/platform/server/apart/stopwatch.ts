import { processTime } from './process-time.ts'

const lookedAtEvery = 50
/** On a busy machine a process waits for its turn: so much longer by the wall than by the processor may work take. */
const patience = 10

/** Calls when a process has used so much processor time: a busy machine is not the fault of the work. */
export class Stopwatch {
  #timer: ReturnType<typeof setInterval> | undefined

  /**
   * Starts anew; `late` is called once. By the wall the work may take ten times as long; where the system tells no
   * processor time, the limit is of the wall.
   * @param most processor time, in ms
   */
  start(pid: number | undefined, most: number, late: () => void): void {
    this.stop()
    const [begun, used] = [performance.now(), processTime(pid)]
    const isLate = () => {
      const [wall, now] = [performance.now() - begun, processTime(pid)]
      return used === null || now === null ? wall > most : now - used > most || wall > most * patience
    }
    this.#timer = setInterval(() => {
      if (!isLate()) return
      this.stop()
      late()
    }, lookedAtEvery)
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
