import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Cv } from './cv.ts'

type Task = { format: 'pdf' | 'docx'; cv: Cv }
const mostPrinters = 4

/** Prints many CVs with a few processes; each is handed on as soon as it is there. */
export async function printAll<T extends Task>(
  tasks: readonly T[],
  take: (task: T, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const left = [...tasks]
  const printers = Math.min(mostPrinters, availableParallelism(), tasks.length)
  await Promise.all(Array.from({ length: printers }, () => work(left, take)))
}

async function work<T extends Task>(left: T[], take: (task: T, bytes: Uint8Array) => Promise<void>): Promise<void> {
  const printer = fork(path.join(import.meta.dirname, 'print-process.ts'), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const ended = once(printer, 'exit').then(() => Promise.reject(new Error('a printer of demo CVs ended')))
  ended.catch(() => undefined)
  try {
    for (let task = left.pop(); task; task = left.pop()) {
      printer.send({ format: task.format, cv: task.cv })
      const [bytes] = (await Promise.race([once(printer, 'message'), ended])) as [Uint8Array]
      await take(task, bytes)
    }
  } finally {
    // the compiler's own threads do not like to be ended in order
    printer.kill('SIGKILL')
  }
}
