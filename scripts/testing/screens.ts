import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { toolOf } from '../lib/tool.mjs'
import { type Counts, none } from './counts.ts'
import { findTests } from './find-tests.ts'
import { runTool } from './run-tool.ts'

/** Tests of parts of screens, `src/**\/*.test.tsx`, with vitest in a browser; that there are none is a failure. */
export async function screens(prefixes: string[], signal: AbortSignal): Promise<Counts> {
  const files = findTests(['src/**/*.test.tsx'], prefixes)
  // only where other paths are named may there be none
  if (files.length === 0) return prefixes.length > 0 ? none : { ...none, failed: 1 }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'masar-screens-'))
  const report = path.join(folder, 'report.json')
  const options = ['run', '--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runTool([toolOf(process.cwd(), 'vitest'), ...options, ...files], signal)
  const counts = readCounts(report)
  rmSync(folder, { recursive: true })
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }

function readCounts(report: string): Counts {
  try {
    const said = JSON.parse(readFileSync(report, 'utf8')) as Report
    return {
      passed: said.numPassedTests,
      failed: said.numFailedTests,
      skipped: said.numPendingTests + said.numTodoTests,
    }
  } catch {
    return none
  }
}
