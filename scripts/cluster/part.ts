import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout as rest } from 'node:timers/promises'

export type Command = {
  name: string
  program: string
  args: string[]
  log: string
  environment?: Record<string, string>
  folder?: string
  /** Whom it runs as; ourselves where nobody is named. */
  user?: { uid: number; gid: number } | null
}

const restartAfter = 1_000

/** One process of the cluster. Whatever ends by itself or is killed is started again, as a service manager does. */
export class Part {
  readonly name: string
  #command: Command
  #child: ChildProcess | null = null
  #isWanted = false

  constructor(command: Command) {
    this.name = command.name
    this.#command = command
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Resident memory of its process, in MB; 0 while there is none. */
  get memory(): number {
    if (!this.pid) return 0
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes) / 1_024)
  }

  /** Where its program is found from its next start on. */
  moveTo(folder: string): void {
    this.#command = { ...this.#command, folder }
  }

  start(): void {
    this.#isWanted = true
    const { program, args, log, environment = {}, folder, user } = this.#command
    const out = openSync(log, 'a')
    // ends with us, whoever kills us
    const child = spawn('setpriv', ['--pdeathsig', 'TERM', '--', program, ...args], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C.UTF-8', ...environment },
      stdio: ['ignore', out, out],
      detached: true,
      ...(folder ? { cwd: folder } : {}),
      ...(user ?? {}),
    })
    this.#child = child
    child.once('error', (error) => process.stderr.write(`${this.name}: ${error.message}\n`))
    child.once('exit', async () => {
      if (this.#child !== child) return
      this.#child = null
      await rest(restartAfter)
      if (this.#isWanted && !this.#child) this.start()
    })
  }

  /** As the kernel or a person would; it is started again unless `stays` down. */
  async kill(signal: NodeJS.Signals = 'SIGKILL', stays = false): Promise<void> {
    if (stays) this.#isWanted = false
    const child = this.#child
    if (!child?.pid) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  async stop(): Promise<void> {
    const late = setTimeout(() => this.#child?.kill('SIGKILL'), 15_000)
    await this.kill('SIGTERM', true)
    clearTimeout(late)
  }
}
