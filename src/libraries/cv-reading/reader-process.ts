import { type ChildProcess, fork } from 'node:child_process'
import { chown, copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Fence, fence } from '#platform/server/apart/fence.ts'
import { Stopwatch } from '#platform/server/apart/stopwatch.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { Asked, Ready, Result, Task, TaskResult } from './shown.ts'

/** Processor time in ms: loading the libraries is not the file's fault. */
const longestStart = 10_000
/** A reader is replaced after so many files, so that leaks of libraries do not add up. */
const filesPerReader = 60
const heapMb = 400
/** Young objects in MB: with more room, garbage of reading would lie about before it is swept. */
const youngMb = 4
/** Of each WebAssembly memory, in pages of 64 KiB (256 MB): what unpacks further than that fails where it grows. */
const wasmPages = 4096

/** How a reader tells of a file: how much processor time it may take, and what follows when that is over or letters must be recognised. */
export type Watch = { most: number; onLate: () => void; onSlow: () => void }

type Current = { id: number; resolve: (result: Result) => void; reject: (error: Error) => void; watch: Watch }

/** One reader: a process behind a fence, killed by the processor time it takes, capped in memory, replaced after faults. */
export class ReaderProcess {
  #child: ChildProcess | null = null
  #fence: Fence | null = null
  #ready = false
  #files = 0
  #ids = 0
  #current: Current | null = null
  /** Until what it drew has been taken out of its folder. */
  #busy = false
  readonly #clock = new Stopwatch()
  faults = 0

  get busy(): boolean {
    return this.#busy
  }

  /** Whether it can begin at once, without being started first. */
  get ready(): boolean {
    return this.#ready && this.#files < filesPerReader
  }

  get id(): number | undefined {
    return this.#child?.pid
  }

  /** One file at a time. @throws Refused */
  async read(asked: Asked, watch: Watch): Promise<Result> {
    const id = ++this.#ids
    this.#busy = true
    const work = new Promise<Result>((resolve, reject) => {
      this.#current = { id, resolve, reject, watch }
    })
    if (this.#files >= filesPerReader) this.#discard()
    this.#child ??= this.#start()
    const child = this.#child
    this.#files++
    this.#clock.start(child.pid, this.#ready ? watch.most : longestStart, () => this.#late())
    const { folder } = this.#fence as Fence
    this.#bring(folder, asked)
      .then((inside) => child.send({ id, asked: inside } satisfies Task))
      .catch(() => this.#current?.id === id && this.#fail())
    try {
      const result = await work
      await takePages(folder, asked)
      return result
    } finally {
      await Promise.all(['file', 'pages'].map((one) => rm(path.join(folder, one), { recursive: true, force: true })))
      this.#busy = false
    }
  }

  /** Gives the file more time, from now on. */
  extend(most: number): void {
    if (this.#current) this.#clock.start(this.id, most, () => this.#late())
  }

  /** Ends the file that is being read: its reader is killed, and another one started for the next. */
  giveUp(): void {
    this.#fail()
  }

  /** The file, and pages that are to be looked at, into the only folder that the reader may enter. */
  async #bring(folder: string, asked: Asked): Promise<Asked> {
    const file = path.join(folder, 'file')
    await copyFile(asked.file, file)
    await this.#give(file)
    if (!('into' in asked) || asked.into === null) return { ...asked, file }
    const into = path.join(folder, 'pages')
    await rm(into, { recursive: true, force: true })
    await mkdir(into)
    await this.#give(into)
    if (asked.want === 'looked') await copyAll(asked.into, into, (name) => this.#give(name))
    return { ...asked, file, into }
  }

  async #give(file: string) {
    const { uid, gid } = this.#fence ?? {}
    if (uid !== undefined && gid !== undefined) await chown(file, uid, gid)
  }

  /** Without the server's environment, which holds its secrets, and without the right to start anything. */
  #start(): ChildProcess {
    this.#fence = fence('reader')
    const { folder: _, remove, execArgv, ...as } = this.#fence
    const child = fork(path.join(import.meta.dirname, 'child.ts'), {
      ...as,
      execArgv: [
        `--max-old-space-size=${heapMb}`,
        `--max-semi-space-size=${youngMb}`,
        `--wasm-max-mem-pages=${wasmPages}`,
        ...execArgv,
      ],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('message', (told: TaskResult | Ready) => child === this.#child && this.#hear(told))
    child.on('exit', () => child === this.#child && this.#fail())
    child.on('error', () => child === this.#child && this.#fail())
    child.once('close', remove)
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
    this.extend(this.#current?.watch.most ?? 0)
  }

  #finish({ id, result, refused, slow }: TaskResult) {
    if (this.#current?.id !== id) return
    if (slow) {
      // recognition and drawing leave much memory behind
      this.#files = filesPerReader
      this.#current.watch.onSlow()
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

  #late() {
    if (this.#ready) this.#current?.watch.onLate()
    else this.#fail()
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
    this.#clock.stop()
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

/** What was drawn, to where it was asked for. */
async function takePages(folder: string, asked: Asked) {
  if (asked.want === 'cv' || asked.want === 'looked' || asked.into === null) return
  await copyAll(path.join(folder, 'pages'), asked.into)
}

async function copyAll(from: string, to: string, give: (name: string) => Promise<void> = async () => {}) {
  for (const name of await readdir(from)) {
    await copyFile(path.join(from, name), path.join(to, name))
    await give(path.join(to, name))
  }
}
