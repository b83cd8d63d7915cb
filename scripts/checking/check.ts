import { duration, say } from '../lib/say.mjs'
import { add, type Counts, none } from '../testing/counts.ts'
import { checkAddresses } from './addresses.ts'
import { checkBoundaries } from './boundaries.ts'
import { checkCasts } from './casts.ts'
import { checkMigrations } from './migrations.ts'
import { checkSecrets } from './secrets.ts'
import { checkShapes } from './shapes.ts'
import { checkStyles } from './styles.ts'
import { tools, typesOfScreens } from './tools.ts'
import { checkWords } from './words.ts'

/** What a check found: nothing, or a text for the terminal. */
export type Finding = string | null
type Check = { name: string; find: () => Promise<Finding> }

const checks: Check[] = [
  { name: 'types of screens', find: typesOfScreens },
  { name: 'types of the server', find: tools.serverTypes },
  { name: 'unused code', find: tools.unused },
  { name: 'types of journeys and of tests beside screens', find: tools.journeyTypes },
  { name: 'format and lint', find: tools.lint },
  { name: 'boundaries', find: checkBoundaries },
  { name: 'addresses in screens', find: checkAddresses },
  { name: 'sizes and colours of screens', find: checkStyles },
  { name: 'lengths of functions and components', find: checkShapes },
  { name: 'casts of what the database knows', find: checkCasts },
  { name: 'words', find: checkWords },
  { name: 'migrations that both versions live with', find: checkMigrations },
  { name: 'server text in the browser build', find: checkSecrets },
]

/** Every check, two at a time, all of them even if one fails; the longest go first. */
export async function check(): Promise<Counts> {
  const waiting = [...checks]
  let counts = none
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const one = await perform(next)
      counts = add(counts, one)
    }
  }
  await Promise.all([work(), work()])
  return counts
}

async function perform({ name, find }: Check): Promise<Counts> {
  const begun = Date.now()
  const finding = await find().catch((error: Error) => error.stack ?? error.message)
  say(`  ${finding === null ? '✓' : '✗'} ${name} (${duration(Date.now() - begun)})`)
  if (finding === null) return { ...none, passed: 1 }
  say(`${finding.trimEnd()}\n`)
  return { ...none, failed: 1 }
}
