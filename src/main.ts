import { makeLog } from '#platform/server/log.ts'
import { readSettings } from '#platform/server/settings.ts'
import { StartRefused } from '#platform/server/start-refused.ts'
import { start } from './start.ts'

/** A drain that hangs must not keep the process for ever, in ms. */
const longestDrain = 10_000

const settings = readSettingsOrExit()
const starting = start(settings, (text) => process.stdout.write(`${text}\n`))
let stopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
process.on('disconnect', () => stop(0))
for (const uncaught of ['uncaughtException', 'unhandledRejection'] as const) process.on(uncaught, giveUp)

starting.then(() => process.send?.({ ready: true }), refuse)

/** Finishes what was begun, then closes all, the database too; also when asked while still starting. */
async function stop(code: number) {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), settings.DRAIN_SECONDS * 1_000 + longestDrain).unref()
  const running = await starting.catch(() => null)
  await running?.stop()
  process.exit(running ? code : 1)
}

/** What nobody caught: nobody knows what state it left, so everything begins anew. Whoever started this process starts it again. */
function giveUp(error: unknown) {
  makeLog(settings.LOG_LEVEL).fatal({ err: error }, 'nobody caught this: the process drains and ends')
  // a failure of the drain itself must not begin another
  void stop(1).catch(() => process.exit(1))
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
