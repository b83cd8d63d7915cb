// npm run bench -- NAME [--json FILE] [arguments]: runs bench/NAME.ts, prints its table and keeps the numbers as JSON.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { closeDatabases } from '#tests/world/postgres.ts'
import { refuse, say } from '../scripts/lib/say.mjs'
import { environment } from './parts/environment.ts'
import type { Result } from './parts/result.ts'
import { asTable } from './parts/table.ts'

const [name = '', ...rest] = process.argv.slice(2)
const { json, args } = takeJson(rest)
const file = path.join(import.meta.dirname, `${name}.ts`)
if (!/^[a-z][a-z-]*$/.test(name) || !existsSync(file))
  refuse(`Usage: npm run bench -- NAME, one of ${names().join(', ')}.`)

const { default: measure } = (await import(file)) as { default?: (args: string[]) => Promise<Result> }
if (!measure) refuse(`bench/${name}.ts is not a benchmark.`)
else {
  const result = await measure(args)
  say(`\n${result.title}\n\n${asTable(result.rows)}\n`)
  if (result.verdict) say(result.verdict.text)
  if (json) {
    mkdirSync(path.dirname(path.resolve(json)), { recursive: true })
    writeFileSync(json, `${JSON.stringify({ name, ...environment(), ...result }, null, 2)}\n`)
  }
  // what runs in memory would stay there for good
  await closeDatabases()
  process.exit(result.verdict?.passed === false ? 1 : 0)
}

function takeJson(given: string[]) {
  const at = given.indexOf('--json')
  return at < 0 ? { json: null, args: given } : { json: given[at + 1] ?? null, args: given.toSpliced(at, 2) }
}

function names() {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && file !== 'bench.ts')
    .map((file) => path.basename(file, '.ts'))
}
