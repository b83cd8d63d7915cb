import { fold } from '#platform/shared/fold.ts'
import type { Finding } from './finding.ts'

/** Words of a company's name that say nothing about which company it is. */
const common = new Set(
  'llc ltd inc gmbh sarl sas sa spa plc fze fzco dmcc co company corp corporation group holding holdings international global the and of for al el general trading contracting services solutions technologies technology middle east uae ksa'.split(
    ' ',
  ),
)

/**
 * A page under a name that its checked domain does not bear, in whole or by initials. Only names in Latin letters can be
 * compared with a domain; for others nothing is said.
 */
export function findBorrowedName(name: string, domain: string | null): Finding[] {
  if (!domain) return []
  const words = fold(name)
    .split(' ')
    .filter((word) => /^[a-z0-9&]+$/.test(word))
  const telling = words.filter((word) => word.length > 1 && !common.has(word))
  if (telling.length === 0) return []
  const site = domain.toLowerCase().replace(/[^a-z0-9]/g, '')
  const initials = words.map((word) => word[0]).join('')
  const bears = telling.some((word) => word.length > 2 && site.includes(word)) || site.includes(telling.join(''))
  if (bears || (initials.length > 2 && site.includes(initials))) return []
  return [{ rule: 'name_not_domain', severity: 'warn', field: 'page', language: null, quote: `${name} · ${domain}` }]
}
