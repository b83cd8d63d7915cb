import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Cv } from './cv.ts'

type Task = { format: 'pdf' | 'docx'; cv: Cv }
const mostWorkers = 4

/** Prints many CVs with a few threads; each is handed on as soon as it is there. */
export async function printAll<T extends Task>(
  tasks: readonly T[],
  take: (task: T, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const left = [...tasks]
  const threads = Math.min(mostWorkers, availableParallelism(), tasks.length)
  await Promise.all(Array.from({ length: threads }, () => work(left, take)))
}

async function work<T extends Task>(left: T[], take: (task: T, bytes: Uint8Array) => Promise<void>): Promise<void> {
  const worker = new Worker(new URL('./print-worker.ts', import.meta.url))
  try {
    for (let task = left.pop(); task; task = left.pop()) {
      worker.postMessage({ format: task.format, cv: task.cv })
      const [bytes] = (await once(worker, 'message')) as [Uint8Array]
      await take(task, bytes)
    }
  } finally {
    // ended by force, a thread takes the process with it: the printer is native and at work elsewhere too
    worker.unref()
  }
}
