import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Cv } from './cv.ts'

type Task = { format: 'pdf' | 'docx'; cv: Cv }
const mostWorkers = 4

/** Prints many CVs with a few processes, so that native code ends none but its own; each is handed on as soon as it is there. */
export async function printAll<T extends Task>(
  tasks: readonly T[],
  take: (task: T, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const left = [...tasks]
  const processes = Math.min(mostWorkers, availableParallelism(), tasks.length)
  await Promise.all(Array.from({ length: processes }, () => work(left, take)))
}

async function work<T extends Task>(left: T[], take: (task: T, bytes: Uint8Array) => Promise<void>): Promise<void> {
  const worker = fork(path.join(import.meta.dirname, 'print-worker.ts'), { serialization: 'advanced' })
  const ended = once(worker, 'exit').then(() => {
    throw new Error('a process that prints CVs ended')
  })
  try {
    for (let task = left.pop(); task; task = left.pop()) {
      worker.send({ format: task.format, cv: task.cv })
      const [bytes] = (await Promise.race([once(worker, 'message'), ended])) as [Uint8Array]
      await take(task, bytes)
    }
  } finally {
    ended.catch(() => undefined)
    worker.disconnect()
  }
}
