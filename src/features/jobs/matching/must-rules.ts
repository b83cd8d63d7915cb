import type { ChangedField } from '#features/jobs/jobs/job-changes.ts'
import type { Match } from './match-contract.ts'

/** What of a job is compared with a CV: a change of anything else leaves what was met as it is. */
const compared: ReadonlySet<string> = new Set<ChangedField>([
  'place',
  'applicant_countries',
  'experience',
  'position',
  'degree',
  'languages',
  'skills_must',
  'licences',
  'questions',
])
export const asksOtherwise = (fields: readonly string[]): boolean => fields.some((field) => compared.has(field))

/** All that is asked for is met; nothing is missing, but something was not said; something is missing. */
export const requirementResults = ['met', 'unknown', 'unmet'] as const
export type RequirementsResult = (typeof requirementResults)[number]

/**
 * What the must-haves of a job come to, taken together: a word, never a number. Where nothing is asked, all is met. Where somebody lives
 * counts only for remote work that names its countries: for work at a place people move, and the place is told beside the must-haves.
 */
export function requirementsMet(
  matches: readonly Pick<Match, 'kind' | 'result'>[],
  { workplace }: { workplace: string | null },
): RequirementsResult {
  const asked = matches.filter(({ kind }) => kind !== 'place' || workplace === 'remote')
  if (asked.some(({ result }) => result === 'not_met')) return 'unmet'
  return asked.some(({ result }) => result === 'unknown') ? 'unknown' : 'met'
}
