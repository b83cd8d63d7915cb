import { setTimeout as rest } from 'node:timers/promises'
import { forwarded, runChild } from './run-child.mjs'
import { say } from './say.mjs'

/** Waits before the next start, in ms: twice as long each time, until a child has run well for a while. */
const usual = { first: 1_000, longest: 30_000, well: 60_000 }

/**
 * Runs a command and starts it again when it ended by itself: crashed, or killed. What never got as far as saying that it is ready
 * would not the next time either, so its exit code is ours; so is that of one that was asked to end.
 */
export async function supervise(command, args, environment = {}, pauses = usual) {
  const ending = new AbortController()
  const end = () => ending.abort()
  for (const signal of forwarded) process.on(signal, end)
  let wasReady = false
  for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
    let readyAt = Number.POSITIVE_INFINITY
    const code = await runChild(command, args, environment, (message) => {
      if (message?.ready) readyAt = Date.now()
    })
    wasReady ||= readyAt < Number.POSITIVE_INFINITY
    if (ending.signal.aborted || code === 0 || !wasReady) return code
    if (Date.now() - readyAt > pauses.well) pause = pauses.first
    say(`The server ended by itself (${code}). It starts again in ${pause / 1000} s.`)
    await rest(pause, null, ending).catch(() => {})
    if (ending.signal.aborted) return 0
  }
}
