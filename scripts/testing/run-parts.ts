// npm test [-- PART… PATH…]: the parts in their turns, each with its duration; no further turn after one that fails.

import path from 'node:path'
import { check } from '../checking/check.ts'
import { duration, say } from '../lib/say.mjs'
import { add, type Counts, inWords, none } from './counts.ts'
import { journeys } from './journeys.ts'
import { screens } from './screens.ts'
import { unit } from './unit.ts'

const parts = { check, unit, screens, journeys }
type Part = keyof typeof parts
/**
 * Turns of lanes, which stand beside each other: unit tests wait for the database every now and then, and what they leave of the
 * processors is enough for the checks, and then for the screens.
 */
const turns: Part[][][] = [[['check', 'screens'], ['unit']], [['journeys']]]

const args = process.argv.slice(2)
const isPart = (name: string): name is Part => Object.hasOwn(parts, name)
const named = args.filter(isPart)
const prefixes = args.filter((name) => !isPart(name))
// what was compiled once is not compiled again, here and by whoever is started; a build would sweep its own folder
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compiled')

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => stop.abort())

let sum = none
for (const lanes of turns) {
  await Promise.all(lanes.map(performAll))
  if (sum.failed > 0 || stop.signal.aborted) break
}
if (stop.signal.aborted && sum.failed === 0) sum = add(sum, { ...none, failed: 1 })
else if (prefixes.length > 0 && sum.passed + sum.failed + sum.skipped === 0) {
  say(`No test begins with ${prefixes.join(', ')}.`)
  sum = { ...none, failed: 1 }
}
say(`\n${inWords(sum)}`)
process.exit(sum.failed > 0 ? 1 : 0)

async function performAll(lane: Part[]): Promise<void> {
  for (const name of lane) {
    if (stop.signal.aborted || (named.length > 0 && !named.includes(name))) continue
    const counts = await perform(name)
    sum = add(sum, counts)
  }
}

async function perform(name: Part): Promise<Counts> {
  say(`\n${name}`)
  const begun = Date.now()
  const counts = await parts[name](prefixes, stop.signal)
  say(`${name}: ${inWords(counts)} in ${duration(Date.now() - begun)}`)
  return counts
}
