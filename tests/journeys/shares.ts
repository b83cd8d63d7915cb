import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { axeStep, type Share, type Spent } from './spent.ts'

/** Reporter for `npm run bench -- tests`: writes where the time of each journey went to the file of `JOURNEYS_SHARES`. */
export default class Shares implements Reporter {
  readonly #spent: Spent[] = []

  onTestEnd(test: TestCase, { duration, steps }: TestResult): void {
    const shares = { ...nothing }
    const counts = { axe: 0, expects: 0 }
    for (const step of steps) add(step, shares, counts)
    shares.rest = Math.max(0, duration - Object.values(shares).reduce((sum, ms) => sum + ms, 0))
    const [, project = '', file = ''] = test.titlePath()
    this.#spent.push({ journey: test.title, file, project, ms: duration, ...counts, shares })
  }

  onEnd(): void {
    writeFileSync(process.env.JOURNEYS_SHARES as string, JSON.stringify(this.#spent))
  }
}

const nothing: Record<Share, number> = {
  'getting ready': 0,
  worlds: 0,
  screens: 0,
  axe: 0,
  expects: 0,
  steps: 0,
  rest: 0,
}

/** A step that only holds others is counted by those. */
function add(step: TestStep, shares: Record<Share, number>, counts: Pick<Spent, 'axe' | 'expects'>): void {
  const share = shareOf(step)
  if (!share) for (const within of step.steps) add(within, shares, counts)
  else shares[share] += step.duration
  if (step.title === axeStep) counts.axe++
  else if (step.category === 'expect') counts.expects++
}

function shareOf({ category, title }: TestStep): Share | null {
  if (title === axeStep) return 'axe'
  if (category === 'hook' || category === 'fixture') return 'getting ready'
  if (category === 'expect') return 'expects'
  if (category !== 'pw:api') return null
  if (/^(GET|POST|PUT|DELETE|PATCH|Fetch|Create request context)\b/i.test(title)) return 'worlds'
  return /^(Navigate|Reload|Go back|Create (page|context))/i.test(title) ? 'screens' : 'steps'
}
