import { readSettings } from '#platform/server/settings.ts'
import { StartRefused } from '#platform/server/start-refused.ts'
import { start } from './start.ts'

/** A drain that hangs must not keep the process for ever, in ms. */
const longestDrain = 10_000

const starting = start(readSettingsOrExit(), (text) => process.stdout.write(`${text}\n`))
let stopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
process.on('disconnect', stop)

starting.catch(refuse)

/** Finishes what was begun, then closes all, the database too; also when asked while still starting. */
async function stop() {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), longestDrain).unref()
  const running = await starting.catch(() => null)
  await running?.stop()
  process.exit(running ? 0 : 1)
}

function readSettingsOrExit() {
  try {
    return readSettings(process.env)
  } catch (error) {
    return refuse(error)
  }
}

function refuse(error: unknown): never {
  process.stderr.write(error instanceof StartRefused ? `${error.message}\n` : `${(error as Error).stack}\n`)
  process.exit(1)
}
