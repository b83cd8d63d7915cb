import { Worker } from 'node:worker_threads'
import type { Asked, Printed } from './print-worker.ts'

/** Nothing we print takes a second; what takes this long will never end. */
const patience = 20_000

type Waiting = { resolve: (pdf: Buffer) => void; reject: (fault: Error) => void; clock: NodeJS.Timeout }

let worker: Worker | null = null
let last = 0
const waiting = new Map<number, Waiting>()

/**
 * Prints data with a template of typst, in a thread of its own that stays warm: the web process goes on answering.
 * @param template the `.typ` file, beside the feature that owns it
 * @param pictures by the names under which the template shows them, such as `/photo.png`
 * @throws Error what typst found wrong, or that it took too long
 */
export function printPdf(template: string, data: object, pictures: Record<string, Uint8Array> = {}): Promise<Buffer> {
  const id = ++last
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => giveUp(new Error(`printing ${template} took too long`)), patience)
    waiting.set(id, { resolve, reject, clock })
    worker ??= open()
    // a process may end while the thread is idle, and only then
    worker.ref()
    worker.postMessage({ id, template, data, pictures } satisfies Asked)
  })
}

function open(): Worker {
  const opened = new Worker(new URL('./print-worker.ts', import.meta.url))
  opened.on('message', take)
  opened.on('error', giveUp)
  return opened
}

function take(printed: Printed): void {
  const asked = waiting.get(printed.id)
  if (!asked) return
  clearTimeout(asked.clock)
  waiting.delete(printed.id)
  if (waiting.size === 0) worker?.unref()
  if ('pdf' in printed) asked.resolve(Buffer.from(printed.pdf))
  else asked.reject(new Error(printed.fault))
}

/** Whoever waits is told; the next print opens a thread anew. */
function giveUp(fault: Error): void {
  const [broken, told] = [worker, [...waiting.values()]]
  worker = null
  waiting.clear()
  for (const { reject, clock } of told) {
    clearTimeout(clock)
    reject(fault)
  }
  void broken?.terminate()
}
