import type { Takes } from '#platform/shared/contract.ts'
import type { showReport } from '../report-contract.ts'

export type Asked = Takes<typeof showReport>
const names = ['days', 'from', 'to', 'job', 'group', 'recruiter'] as const

/** What the address asks a report for; the server leaves out what makes no sense. */
export const readAsked = (params: URLSearchParams): Asked =>
  Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name)?.slice(0, 40)]] : [])))

/** The same as a query, with some of it said otherwise; empty values leave it. */
export function queryOf(asked: Asked, over: Partial<Record<(typeof names)[number], string>> = {}): string {
  const said = { ...asked, ...over }
  const pairs = names.flatMap((name): [string, string][] => (said[name] ? [[name, String(said[name])]] : []))
  return new URLSearchParams(pairs).toString()
}
