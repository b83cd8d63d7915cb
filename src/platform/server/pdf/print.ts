import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { fence } from '../apart/fence.ts'
import { Stopwatch } from '../apart/stopwatch.ts'
import type { Form } from './compile.ts'
import type { Asked, Printed } from './printer.ts'

/** Processor time in ms. Nothing we print takes a second; what takes this long will never end. */
const longest = 20_000

type Print = Omit<Asked, 'id'> & { resolve: (bytes: Buffer) => void; reject: (fault: Error) => void }

let printer: ChildProcess | null = null
let printing: (Print & { id: number }) | null = null
let last = 0
const waiting: Print[] = []
const clock = new Stopwatch()

/**
 * Prints data with a template of typst, in a process of its own that stays warm: the web process goes on answering,
 * whatever the native compiler does. Prints go one after the other; the clock of each starts with it, and one that never
 * ends takes none of the others with it.
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
  return new Promise((resolve, reject) => {
    waiting.push({ form, template, data, pictures, resolve, reject })
    next()
  })
}

/** The process that prints, for whoever measures its memory. */
export const printerId = (): number | undefined => printer?.pid

function next(): void {
  if (printing) return
  const first = waiting.shift()
  // this process may end while the printer is idle, and only then
  if (!first) {
    printer?.channel?.unref()
    return
  }
  printing = { ...first, id: ++last }
  printer ??= open()
  printer.channel?.ref()
  const { resolve: _, reject: __, ...asked } = printing
  clock.start(printer.pid, longest, () => fail(new Error(`printing ${asked.template} took too long`)))
  printer.send(asked satisfies Asked)
}

/** Behind the fence of those who handle what strangers wrote. */
function open(): ChildProcess {
  const { folder: _, remove, execArgv, ...as } = fence('printer')
  const opened = fork(path.join(import.meta.dirname, 'printer.ts'), {
    ...as,
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  opened.on('message', (printed) => take(printed as Printed))
  opened.on('error', (error) => opened === printer && fail(error))
  opened.on('exit', () => opened === printer && fail(new Error('the printer ended')))
  opened.once('close', remove)
  opened.unref()
  return opened
}

function take(printed: Printed): void {
  if (printing?.id !== printed.id) return
  if ('bytes' in printed) settle(({ resolve }) => resolve(Buffer.from(printed.bytes)))
  else settle(({ reject }) => reject(new Error(printed.fault)))
}

/** The one that is being printed fails; the next one opens a process anew. */
function fail(fault: Error): void {
  const broken = printer
  printer = null
  broken?.kill('SIGKILL')
  settle(({ reject }) => reject(fault))
}

function settle(tell: (print: Print) => void): void {
  const told = printing
  clock.stop()
  printing = null
  if (told) tell(told)
  next()
}
