import type { ReaderKind } from '../accepted-kinds.ts'
import type { CvContent } from '../content-contract.ts'
import type { Redaction } from '../look-contract.ts'
import { ReaderProcess } from './reader-process.ts'
import type { Asked, Drawn, Result, Shown, Understood } from './shown.ts'

/** So many files are read at once, and one more looked into; the others wait. */
const most = 2

type Waiting = { asked: Asked; resolve: (result: Result) => void; reject: (error: Error) => void }

/** Reads documents in processes of their own: one bad file holds up one of them, and only until it is killed. */
class DocumentReader {
  readonly #processes: ReaderProcess[] = []
  readonly #queue: Waiting[] = []

  /** @throws Refused file_encrypted · file_unreadable · file_bomb */
  show(file: string, kind: ReaderKind, into: string | null): Promise<Shown> {
    return this.#ask({ want: 'shown', file, kind, into }) as Promise<Shown>
  }

  /** `country` is where phone numbers without a prefix are at home. @throws Refused what `show` does · file_wordless */
  understand(file: string, kind: ReaderKind, country: string | null): Promise<Understood> {
    return this.#ask({ want: 'cv', file, kind, country }) as Promise<Understood>
  }

  /** Pages of a PDF as `0.jpg` … in a folder, without what redaction takes out of the content. @throws Refused what `show` does · original_is_picture */
  async draw(
    file: string,
    how: { into: string; content: CvContent; redaction: Redaction },
    isDraft = false,
  ): Promise<Drawn> {
    const { pages } = (await this.#ask({ want: 'drawn', file, kind: 'pdf', ...how })) as Drawn
    // another process than the one that drew: together they would need more memory than a reader may have
    if (how.redaction !== 'none' && !isDraft) await this.#ask({ want: 'looked', file, kind: 'pdf', pages, ...how })
    return { pages }
  }

  /** How often a process had to be replaced because of what it read. */
  get faults(): number {
    return this.#processes.reduce((sum, { faults }) => sum + faults, 0)
  }

  /** Resident memory of the readers, in bytes; 0 for those that do not run. */
  get ids(): number[] {
    return this.#processes.flatMap(({ id }) => id ?? [])
  }

  #ask(asked: Asked): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ asked, resolve, reject })
      this.#next()
    })
  }

  #next() {
    const waiting = this.#queue.find(isQuick) ?? this.#queue[0]
    if (!waiting) return
    const busy = this.#processes.filter((process) => process.busy).length
    if (busy >= (isQuick(waiting) ? most + 1 : most)) return
    this.#queue.splice(this.#queue.indexOf(waiting), 1)
    const idle = this.#processes.filter((process) => !process.busy)
    const free = idle.find((process) => process.ready) ?? idle[0] ?? this.#another()
    free
      .read(waiting.asked)
      .then(waiting.resolve, waiting.reject)
      .finally(() => this.#next())
  }

  #another(): ReaderProcess {
    const process = new ReaderProcess()
    this.#processes.push(process)
    return process
  }
}

/** Whether a file opens is asked while somebody waits to send it: never behind photos that are being recognised. */
const isQuick = ({ asked }: Waiting) => asked.want === 'shown'

export const documentReader = new DocumentReader()
