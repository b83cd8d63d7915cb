import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Form } from './compile.ts'
import type { Asked, Printed } from './printer.ts'

/** Nothing we print takes a second; what takes this long will never end. */
const patience = 20_000

type Waiting = { resolve: (bytes: Buffer) => void; reject: (fault: Error) => void; clock: NodeJS.Timeout }

let printer: ChildProcess | null = null
let last = 0
const waiting = new Map<number, Waiting>()

/**
 * Prints data with a template of typst, in a process of its own that stays warm: the web process goes on answering,
 * whatever the native compiler does.
 * @param template the `.typ` file, beside the feature that owns it
 * @param pictures by the names under which the template shows them, such as `/photo.png`
 * @throws Error what typst found wrong, or that it took too long
 */
export const printPdf = (template: string, data: object, pictures: Record<string, Uint8Array> = {}): Promise<Buffer> =>
  print('pdf', template, data, pictures)

/** The same as a picture: the one page of a template as SVG, its letters drawn. @throws Error as `printPdf` does */
export const printSvg = (template: string, data: object, pictures: Record<string, Uint8Array> = {}): Promise<Buffer> =>
  print('svg', template, data, pictures)

function print(form: Form, template: string, data: object, pictures: Record<string, Uint8Array>): Promise<Buffer> {
  const id = ++last
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => giveUp(new Error(`printing ${template} took too long`)), patience)
    waiting.set(id, { resolve, reject, clock })
    printer ??= open()
    // this process may end while the printer is idle, and only then
    printer.channel?.ref()
    printer.send({ id, form, template, data, pictures } satisfies Asked)
  })
}

/** The process that prints, for whoever measures its memory. */
export const printerId = (): number | undefined => printer?.pid

/** Without the server's environment, which holds its secrets. */
function open(): ChildProcess {
  const opened = fork(path.join(import.meta.dirname, 'printer.ts'), {
    serialization: 'advanced',
    env: { PATH: '' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  opened.on('message', (printed) => take(printed as Printed))
  opened.on('error', (error) => opened === printer && giveUp(error))
  opened.on('exit', () => opened === printer && giveUp(new Error('the printer ended')))
  opened.unref()
  return opened
}

function take(printed: Printed): void {
  const asked = waiting.get(printed.id)
  if (!asked) return
  clearTimeout(asked.clock)
  waiting.delete(printed.id)
  if (waiting.size === 0) printer?.channel?.unref()
  if ('bytes' in printed) asked.resolve(Buffer.from(printed.bytes))
  else asked.reject(new Error(printed.fault))
}

/** Whoever waits is told; the next print opens a process anew. */
function giveUp(fault: Error): void {
  const [broken, told] = [printer, [...waiting.values()]]
  printer = null
  waiting.clear()
  for (const { reject, clock } of told) {
    clearTimeout(clock)
    reject(fault)
  }
  broken?.kill('SIGKILL')
}
