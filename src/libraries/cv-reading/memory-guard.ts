// A thread of the reader's process: libraries in WebAssembly and native ones know no heap cap, and their loops no timer.
import { isMainThread, Worker, workerData } from 'node:worker_threads'

const everyMs = 10

/** Ends this process once it holds more memory than it may. */
export function guardMemory(mostMb: number): void {
  const guard = new Worker(new URL(import.meta.url), {
    workerData: { mostMb },
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  })
  guard.unref()
}

if (!isMainThread && workerData?.mostMb)
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData.mostMb * 1_000_000) process.kill(process.pid, 'SIGKILL')
  }, everyMs)
