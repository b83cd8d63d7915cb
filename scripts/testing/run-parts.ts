// npm test [-- PART… PATH…]: the parts in their order, each with its duration; stops at the first that fails.

import path from 'node:path'
import { check } from '../checking/check.ts'
import { duration, say } from '../lib/say.mjs'
import { add, inWords, none } from './counts.ts'
import { journeys } from './journeys.ts'
import { screens } from './screens.ts'
import { unit } from './unit.ts'

const parts = { check, unit, screens, journeys }

const args = process.argv.slice(2)
const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name)
const named = args.filter(isPart)
const prefixes = args.filter((name) => !isPart(name))
const chosen = named.length > 0 ? named : (Object.keys(parts) as (keyof typeof parts)[])

// what was compiled once is not compiled again, here and by whoever is started; a build would sweep its own folder
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compiled')

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => stop.abort())

let sum = none
for (const name of chosen) {
  say(`\n${name}`)
  const begun = Date.now()
  const counts = await parts[name](prefixes, stop.signal)
  sum = add(sum, counts)
  say(`${name}: ${inWords(counts)} in ${duration(Date.now() - begun)}`)
  if (counts.failed > 0 || stop.signal.aborted) break
}
if (stop.signal.aborted && sum.failed === 0) sum = add(sum, { ...none, failed: 1 })
else if (prefixes.length > 0 && sum.passed + sum.failed + sum.skipped === 0) {
  say(`No test begins with ${prefixes.join(', ')}.`)
  sum = { ...none, failed: 1 }
}
say(`\n${inWords(sum)}`)
process.exit(sum.failed > 0 ? 1 : 0)
