import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../lib/build.mjs'
import { say } from '../lib/say.mjs'
import { toolOf } from '../lib/tool.mjs'
import { type Counts, none } from './counts.ts'
import { findTests } from './find-tests.ts'
import { runTool } from './run-tool.ts'

/** What stands before the journeys takes a quarter of an hour: a machine on which it took so much longer has no time for all, in ms. */
const late = 30 * 60_000

/** Journeys of `tests/journeys` through the built site in a real browser. */
export async function journeys(prefixes: string[], signal: AbortSignal): Promise<Counts> {
  const files = findTests(['tests/journeys/**/*.spec.ts'], prefixes)
  if (files.length === 0) return none
  await ensureBuilt(process.cwd(), process.execPath)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'masar-journeys-'))
  const report = path.join(folder, 'report.json')
  const tool = toolOf(process.cwd(), '@playwright/test', 'playwright')
  const demo = files.some((file) => file.endsWith('screens.spec.ts')) ? '1' : ''
  const isLate = performance.now() > late
  if (isLate) say('This machine is slow: tours are walked only in the languages in which they are walked whole.')
  const environment = { JOURNEYS_REPORT: report, JOURNEYS_DEMO: demo, JOURNEYS_LATE: isLate ? '1' : '' }
  const code = await runTool([tool, 'test', ...files], signal, environment)
  const counts = readCounts(report)
  rmSync(folder, { recursive: true })
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

function readCounts(report: string): Counts {
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as { stats: Record<string, number> }
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
    return { passed: expected + flaky, failed: unexpected, skipped }
  } catch {
    return none
  }
}
