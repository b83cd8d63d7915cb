import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { listFiles } from '../lib/fingerprint.mjs'
import type { Finding } from './check.ts'

/** What is cast all the same, by file and name: the types of the tables do not know it. */
const honest: Record<string, readonly string[]> = {
  'read of JSON, whose shape only the code that wrote it knows': [
    'src/features/companies/team/list-members.ts what',
    'src/features/hiring/pipeline/run-batch.ts phase',
    'src/features/jobs/jobs/way-rules.ts source',
    'src/features/money/orders/order-view.ts kind',
    'src/features/money/orders/print-invoice.ts kind',
  ],
  'no column: a key, a word of a source, a choice that was narrowed above': [
    'src/features/companies/page-profile/save-profile.ts kind',
    'src/features/hiring/message-templates/fill-template.ts language',
    'src/features/hiring/pipeline/run-batch.ts action',
    'src/features/hiring/progress/progress-rules.ts phase',
    'src/features/hiring/progress/progress-rules.ts stage',
    'src/features/money/orders/find-orders.ts state',
    'src/features/people/accounts/change-account.ts language',
    'src/features/site/lookups/money-rules.ts period',
    'src/features/site/understanding/worths.ts kind',
    'src/features/site/understanding/vocabulary.ts kind',
    'src/libraries/cv-reading/parse/labels.ts role',
    'src/libraries/cv-reading/parse/roles.ts role',
    'src/libraries/cv-reading/parse/person-labels.ts kind',
    'src/platform/server/db/database-away.ts cause',
  ],
  'a column of another table, which the database does not limit to a list': [
    'src/features/companies/pages/role-rules.ts role',
    'src/features/companies/team/list-members.ts state',
    'src/features/jobs/alerts/tidy-alerts.ts language',
    'src/features/hiring/pipeline/preview-batch.ts phase',
    'src/features/jobs/job-search/card.ts apply_mode',
    'src/features/jobs/job-search/card.ts period',
    'src/features/jobs/job-search/card.ts workplace',
    'src/features/money/orders/refunds.ts kind',
    'src/features/money/orders/settle-order.ts kind',
    'src/features/money/prices/price-list.ts action',
    'src/features/site/sharing/find-link.ts kind',
    'src/features/site/sharing/numbers.ts channel',
    'src/features/sourcing/cv-search/contact/who-has-my-cv.ts visibility',
  ],
}

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/**
 * Whatever a check of the database lists comes out of a query as just these words (db/tables.ts): to say so once more with `as`
 * would only hide the day on which the two are not the same.
 */
export async function checkCasts(root = process.cwd()): Promise<Finding> {
  const listed = listedIn(readFileSync(path.join(root, 'db/tables.ts'), 'utf8'))
  const files = listFiles(root, 'src').filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !/\/(?:ui|browser)\//.test(file),
  )
  const found = files.flatMap((file) =>
    castsOf(readFileSync(path.join(root, file), 'utf8'), listed).map((cast) => ({
      ...cast,
      at: `${file} ${cast.name}`,
    })),
  )
  const excused = Object.values(honest).flat()
  const unknown = excused.filter((at) => !found.some((one) => one.at === at))
  const lines = found.filter(({ at }) => !excused.includes(at)).map(({ at, text }) => `${at}: ${text}`)
  if (unknown.length > 0) lines.push(`Excused in casts.ts, and gone: ${unknown.join(', ')}`)
  return lines.length === 0 ? null : lines.join('\n')
}

/** Columns of the tables that hold one of some words. */
export const listedIn = (tables: string): Set<string> =>
  new Set([...tables.matchAll(/^ {2}(\w+): (?:Generated<)?'/gm)].map(([, name = '']) => name))

/** What is cast of these names; `as const` and leaving out null are none. */
export function castsOf(text: string, names: ReadonlySet<string>): { name: string; text: string }[] {
  const found: { name: string; text: string }[] = []
  visit(parseSync('a.ts', text).program as unknown as Node, (node) => {
    if (node.type !== 'TSAsExpression') return
    const name = nameOf(node.expression as Node)
    const said = text.slice(node.start, node.end)
    if (name && names.has(name) && !/ as (?:const$|NonNullable<)/.test(said)) found.push({ name, text: said })
  })
  return found
}

/** `state` of `state`, `row.state` and `(row?.state ?? null)`. */
function nameOf(node: Node): string | null {
  if (node.type === 'Identifier') return String(node.name)
  if (node.type === 'MemberExpression') return nameOf(node.property as Node)
  const inner = node.expression ?? (node.type === 'LogicalExpression' ? node.left : null)
  return inner ? nameOf(inner as Node) : null
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const [key, child] of Object.entries(node))
    if (key !== 'parent') for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one, see)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
