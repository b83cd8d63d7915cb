import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Redaction } from '#libraries/cv-content/look-contract.ts'
import type { HowTable, TableKind, TableRead } from '#libraries/table-reading/table-read.ts'
import type { ReaderKind } from './accepted-kinds.ts'
import { ReaderProcess } from './reader-process.ts'
import type { Asked, Drawn, Result, Shown, Understood } from './shown.ts'

/**
 * Where a file is read: nearly all are done at once; what takes long, or must be recognised letter by letter, goes on in a lane
 * of its own and holds up nobody else. `places` files are read at the same time, each for `most` ms of the processor.
 */
const lanes = {
  quick: { places: 2, most: 1_000 },
  heavy: { places: 1, most: 9_000 },
  scan: { places: 1, most: 60_000 },
}
type Lane = keyof typeof lanes

type Work = {
  asked: Asked
  /** Who sent it: of two who wait, the one goes first who was served longer ago. */
  from: string
  lane: Lane
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/** Reads documents in processes of their own: a file that harms its reader, or keeps it busy, harms no other file. */
class DocumentReader {
  readonly #processes: ReaderProcess[] = []
  readonly #waiting: Work[] = []
  readonly #running = new Set<Work>()
  /** Who was served, the latest last. */
  readonly #served = new Map<string, true>()

  /** @throws Refused file_encrypted · file_unreadable · file_bomb */
  show(file: string, kind: ReaderKind, into: string | null, from = ''): Promise<Shown> {
    return this.#ask({ want: 'shown', file, kind, into }, from) as Promise<Shown>
  }

  /**
   * @param country where phone numbers without a prefix are at home
   * @param from who sent the file, account or address; files of one sender wait for each other before they wait for others
   * @throws Refused what `show` does · file_wordless
   */
  understand(file: string, kind: ReaderKind, country: string | null, from = ''): Promise<Understood> {
    return this.#ask({ want: 'cv', file, kind, country }, from) as Promise<Understood>
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

  /** Rows of a table, into a file of the folder `into`. @throws Refused what `show` does · table_rows · table_columns · table_cells · table_empty */
  table(file: string, kind: TableKind, how: HowTable, into: string, from = ''): Promise<TableRead> {
    return this.#ask({ want: 'table', file, kind, how, into }, from) as Promise<TableRead>
  }

  /** How often a process had to be replaced because of what it read. */
  get faults(): number {
    return this.#processes.reduce((sum, { faults }) => sum + faults, 0)
  }

  /** The processes of the readers that run. */
  get ids(): number[] {
    return this.#processes.flatMap(({ id }) => id ?? [])
  }

  #ask(asked: Asked, from = ''): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asked, from, lane: 'quick', resolve, reject })
      this.#next()
    })
  }

  #next() {
    for (const lane of Object.keys(lanes) as Lane[])
      while (true) {
        const work = this.#first(lane)
        if (!work || !this.#hasRoom(lane, work)) break
        this.#waiting.splice(this.#waiting.indexOf(work), 1)
        void this.#begin(work)
      }
  }

  /** Whether a file opens is asked while somebody waits to send it: such go first, then whoever was served longest ago. */
  #first(lane: Lane): Work | undefined {
    const turns = [...this.#served.keys()]
    const turn = ({ asked, from }: Work) => (isLook(asked) ? -1 : 0) * turns.length + turns.indexOf(from)
    return this.#waiting
      .filter((work) => work.lane === lane)
      .reduce<Work | undefined>((first, work) => (!first || turn(work) < turn(first) ? work : first), undefined)
  }

  #hasRoom(lane: Lane, work?: Work): boolean {
    const busy = [...this.#running].filter((one) => one.lane === lane).length
    return busy < lanes[lane].places + (lane === 'quick' && work && isLook(work.asked) ? 1 : 0)
  }

  async #begin(work: Work) {
    this.#running.add(work)
    this.#served.delete(work.from)
    this.#served.set(work.from, true)
    if (this.#served.size > mostRemembered) this.#served.delete(this.#served.keys().next().value as string)
    const idle = this.#processes.filter((process) => !process.busy)
    const reader = idle.find((process) => process.ready) ?? idle[0] ?? this.#another()
    let moved: Lane | null = null
    const moveTo = (lane: Lane) => {
      if (this.#hasRoom(lane)) {
        work.lane = lane
        reader.extend(lanes[lane].most)
      } else moved = lane
      if (moved) reader.giveUp()
      this.#next()
    }
    try {
      const result = await reader.read(work.asked, {
        most: lanes[work.lane].most,
        onLate: () => (work.lane === 'quick' ? moveTo('heavy') : reader.giveUp()),
        onSlow: () => (work.lane === 'scan' ? undefined : moveTo('scan')),
      })
      work.resolve(result)
    } catch (error) {
      // begun again, from the start, once its lane has room
      if (moved) this.#waiting.push({ ...work, lane: moved })
      else work.reject(error)
    } finally {
      this.#running.delete(work)
      this.#next()
    }
  }

  #another(): ReaderProcess {
    const process = new ReaderProcess()
    this.#processes.push(process)
    return process
  }
}

const mostRemembered = 1_000
const isLook = (asked: Asked) => asked.want === 'shown'

export const documentReader = new DocumentReader()
