import type { Context } from '#platform/server/context.ts'
import { through } from './cards.ts'
import { isByHand } from './hand-rules.ts'

/** How somebody came to a job, with the agency or recruiter who put them forward. */
export const bringerOf = ({ db }: Context, application: string) =>
  db
    .selectFrom('applications')
    .select(['source', through.as('name')])
    .where('applications.id', '=', application)
    .executeTakeFirst()

/** From where a team itself takes people for a job. */
const byTeam = new Set(['drop', 'pool', 'openday'])
export const isByTeam = (source: string): boolean => byTeam.has(source) || isByHand(source)

/** What somebody who applies may not say of how they came: it would count as a team’s doing, or as an agency’s. */
const byOthers = new Set(['agency', 'external'])
export const sourceSaid = (source: string): string => (isByTeam(source) || byOthers.has(source) ? 'site' : source)
