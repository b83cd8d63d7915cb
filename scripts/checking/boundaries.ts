import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../lib/fingerprint.mjs'
import { runQuietly } from '../lib/run-child.mjs'
import { toolOf } from '../lib/tool.mjs'
import type { Finding } from './check.ts'

type Violation = { from: string; to: string; rule: { name: string }; cycle?: { name: string }[]; comment?: string }
type Module = { source: string; dependencies?: { resolved: string }[] }
type Cruise = { modules: Module[]; summary: { violations: Violation[] } }

/** Who may import whom (the rules stand in .dependency-cruiser.cjs). */
export async function checkBoundaries(root = process.cwd()): Promise<Finding> {
  const unlisted = findUnlisted(root)
  if (unlisted.length > 0) return `Features missing in src/features/order.json: ${unlisted.join(', ')}`
  const tool = toolOf(process.cwd(), 'dependency-cruiser', 'depcruise')
  const args = [tool, 'src', '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const { said, output } = await runQuietly(process.execPath, args, { cwd: root })
  if (!output.startsWith('{')) return said
  const { modules, summary } = JSON.parse(output) as Cruise
  return missedModules(root, modules) ?? composesNothing(root, modules) ?? inWords(summary.violations)
}

/** A parser that understands nothing finds no fault either: every source file must have been seen. */
function missedModules(root: string, modules: Cruise['modules']): Finding {
  const seen = new Set(modules.map((module) => module.source))
  const missed = listFiles(root, 'src').filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !seen.has(file),
  )
  return missed.length === 0 ? null : `dependency-cruiser did not see: ${missed.join(', ')}`
}

/** What src/features/composing.json names must bring together what its own feature may not. */
function composesNothing(root: string, modules: Module[]): Finding {
  const file = path.join(root, 'src/features/composing.json')
  if (!existsSync(file)) return null
  const order = featuresIn(root)
  const place = (source: string) => order.indexOf(/^src\/features\/([^/]+\/[^/]+)\//.exec(source)?.[1] ?? '')
  const idle = (JSON.parse(readFileSync(file, 'utf8')) as string[]).filter((name) => {
    const module = modules.find(({ source }) => source === `src/features/${name}`)
    return !module?.dependencies?.some(({ resolved }) => place(resolved) > place(module.source))
  })
  return idle.length === 0
    ? null
    : `Named in src/features/composing.json, and bring nothing together: ${idle.join(', ')}`
}

function inWords(violations: Violation[]): Finding {
  if (violations.length === 0) return null
  return violations
    .map(({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle?.map(({ name }) => name).join(' → ') ?? to}`)
    .join('\n')
}

function findUnlisted(root: string): string[] {
  const folders = new Set(listFiles(root, 'src/features').map((file) => file.split('/').slice(2, 4).join('/')))
  const listed = new Set(featuresIn(root))
  return [...folders].filter((name) => name.includes('/') && !listed.has(name))
}

/** Features as `area/name`, in their order. */
function featuresIn(root: string): string[] {
  const order = JSON.parse(readFileSync(path.join(root, 'src/features/order.json'), 'utf8')) as Record<string, string[]>
  return Object.entries(order).flatMap(([area, names]) => names.map((name) => `${area}/${name}`))
}
