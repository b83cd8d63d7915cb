import { readSettings } from '#platform/server/settings.ts'
import { StartRefused } from '#platform/server/start-refused.ts'
import { start } from './start.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

try {
  const running = await start(readSettings(process.env), say)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // a drain that hangs must not keep the process for ever
    setTimeout(() => process.exit(1), 10_000).unref()
    await running.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
} catch (error) {
  process.stderr.write(error instanceof StartRefused ? `${error.message}\n` : `${(error as Error).stack}\n`)
  process.exit(1)
}
