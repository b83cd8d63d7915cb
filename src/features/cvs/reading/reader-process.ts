import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { Refused } from '#platform/shared/refusal.ts'
import type { Asked, Ready, Result, Task, TaskResult } from './shown.ts'

/** A file that takes longer than this, in ms, is not worth the wait: its reader is killed. */
const longest = 9_000
/** What a file may take at least, where its reader had to be started first. */
const leastAfterStart = 6_000
/** Scans are recognised letter by letter. */
const longestScan = 60_000
/** A busy machine loads the libraries slowly; that is not the file's fault. */
const longestStart = 30_000
/** A reader is replaced after so many files, so that leaks of libraries do not add up. */
const filesPerReader = 60
const heapMb = 400
/** Young objects in MB: with more room, garbage of reading would lie about before it is swept. */
const youngMb = 4
/** Of each WebAssembly memory, in pages of 64 KiB (256 MB): what unpacks further than that fails where it grows. */
const wasmPages = 4096

type Current = { id: number; begun: number; resolve: (result: Result) => void; reject: (error: Error) => void }

/** One reader: a process that is killed by the clock, capped in memory, and replaced after faults. */
export class ReaderProcess {
  #child: ChildProcess | null = null
  #ready = false
  #files = 0
  #ids = 0
  #current: Current | null = null
  #clock: ReturnType<typeof setTimeout> | undefined
  faults = 0

  get busy(): boolean {
    return this.#current !== null
  }

  /** Whether it can begin at once, without being started first. */
  get ready(): boolean {
    return this.#ready && this.#files < filesPerReader
  }

  get id(): number | undefined {
    return this.#child?.pid
  }

  /** One file at a time. @throws Refused */
  read(asked: Asked): Promise<Result> {
    return new Promise((resolve, reject) => {
      const task: Task = { id: ++this.#ids, asked }
      this.#current = { id: task.id, begun: performance.now(), resolve, reject }
      if (this.#files >= filesPerReader) this.#discard()
      this.#child ??= this.#start()
      this.#files++
      this.#wait(this.#ready ? longest : longestStart)
      this.#child.send(task)
    })
  }

  /** Without the server's environment, which holds its secrets, and without the right to start anything. */
  #start(): ChildProcess {
    const child = fork(path.join(import.meta.dirname, 'child.ts'), {
      execArgv: [
        `--max-old-space-size=${heapMb}`,
        `--max-semi-space-size=${youngMb}`,
        `--wasm-max-mem-pages=${wasmPages}`,
        '--disable-warning=ExperimentalWarning',
        '--disable-warning=SecurityWarning',
        '--permission',
        '--allow-fs-read=*',
        '--allow-fs-write=*',
        '--allow-addons',
        '--allow-worker',
      ],
      env: { TMPDIR: process.env.TMPDIR, PATH: '' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('message', (told: TaskResult | Ready) => child === this.#child && this.#hear(told))
    child.on('exit', () => child === this.#child && this.#fail())
    child.on('error', () => child === this.#child && this.#fail())
    // an idle reader must not keep the server from ending
    child.unref()
    child.channel?.unref()
    return child
  }

  #hear(told: TaskResult | Ready) {
    if (!('ready' in told)) {
      this.#finish(told)
      return
    }
    this.#ready = true
    const { begun } = this.#current ?? {}
    if (begun) this.#wait(Math.max(leastAfterStart, longest - (performance.now() - begun)))
  }

  #finish({ id, result, refused, slow }: TaskResult) {
    if (this.#current?.id !== id) return
    if (slow) {
      // recognition and drawing leave much memory behind
      this.#files = filesPerReader
      this.#wait(longestScan)
      return
    }
    // a library that ran out of memory over a file cannot be trusted with the next one
    if (refused === 'file_unreadable') {
      this.#discard()
      this.#child = this.#start()
    }
    this.#settle(({ resolve, reject }) =>
      result ? resolve(result) : reject(new Refused(refused ?? 'file_unreadable')),
    )
  }

  #wait(ms: number) {
    clearTimeout(this.#clock)
    this.#clock = setTimeout(() => this.#fail(), ms)
  }

  /** The next file shall not wait for a start; a reader that fails at its start is not tried again unasked. */
  #fail() {
    const hadStarted = this.#ready
    this.faults++
    this.#discard()
    if (hadStarted) this.#child = this.#start()
    this.#settle(({ reject }) => reject(new Refused('file_unreadable')))
  }

  #settle(tell: (current: Current) => void) {
    const current = this.#current
    clearTimeout(this.#clock)
    this.#current = null
    if (current) tell(current)
  }

  #discard() {
    const child = this.#child
    this.#child = null
    this.#ready = false
    this.#files = 0
    child?.kill('SIGKILL')
  }
}
