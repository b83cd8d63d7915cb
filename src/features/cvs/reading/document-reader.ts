import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { Refused } from '#platform/shared/refusal.ts'
import type { ReaderKind } from '../accepted-kinds.ts'
import type { Shown, Task, TaskResult } from './shown.ts'

/** A file that takes longer than this, in ms, is not worth the wait: its reader is killed. */
const longest = 10_000
/** A reader is replaced after so many files, so that leaks of libraries do not add up. */
const filesPerReader = 60
const heapMb = 400

type Waiting = { task: Task; resolve: (shown: Shown) => void; reject: (error: Error) => void }

/** Reads documents in a process of its own, one after the other: killed by the clock, capped in heap, replaced after faults. */
class DocumentReader {
  #child: ChildProcess | null = null
  #files = 0
  #queue: Waiting[] = []
  #current: Waiting | null = null
  #clock: ReturnType<typeof setTimeout> | undefined
  #ids = 0

  read(file: string, kind: ReaderKind, into: string | null): Promise<Shown> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ task: { id: ++this.#ids, file, kind, into }, resolve, reject })
      this.#next()
    })
  }

  #next() {
    if (this.#current) return
    const waiting = this.#queue.shift()
    if (!waiting) return
    this.#current = waiting
    if (this.#files >= filesPerReader) this.#discard()
    this.#child ??= this.#start()
    this.#files++
    this.#clock = setTimeout(() => this.#fail(), longest)
    this.#child.send(waiting.task)
  }

  #start(): ChildProcess {
    const child = fork(path.join(import.meta.dirname, 'child.ts'), {
      execArgv: [`--max-old-space-size=${heapMb}`, '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('message', (result: TaskResult) => child === this.#child && this.#finish(result))
    child.on('exit', () => child === this.#child && this.#fail())
    child.on('error', () => child === this.#child && this.#fail())
    // an idle reader must not keep the server from ending
    child.unref()
    child.channel?.unref()
    return child
  }

  #finish({ id, shown, refused }: TaskResult) {
    const waiting = this.#current
    if (!waiting || waiting.task.id !== id) return
    this.#settle(() => (shown ? waiting.resolve(shown) : waiting.reject(new Refused(refused ?? 'file_unreadable'))))
  }

  #fail() {
    const waiting = this.#current
    this.#discard()
    if (waiting) this.#settle(() => waiting.reject(new Refused('file_unreadable')))
  }

  #settle(tell: () => void) {
    clearTimeout(this.#clock)
    this.#current = null
    tell()
    this.#next()
  }

  #discard() {
    const child = this.#child
    this.#child = null
    this.#files = 0
    child?.kill('SIGKILL')
  }
}

export const documentReader = new DocumentReader()
