import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import type { JobRecruiter } from './contract.ts'
import { type RecruiterSide, recruiterEventsFrom } from './recruiter-states.ts'

/** People an agency sent for a job; a duplicate was never the agency's. */
export const sentBy = sql<number>`(select count(*) from submissions s join mandates m on m.id = s.mandate_id
  where m.job_id = r.job_id and s.page_id = r.agency_id and s.submitted_at is not null and s.state <> 'duplicate')`
const hiredOf = sql<number>`(select count(*) from submissions s join mandates m on m.id = s.mandate_id
  where m.job_id = r.job_id and s.page_id = r.agency_id and s.state = 'placed')`

/** Invitations with the job, the company, the agency, and what came of them. */
export const selectRecruiters = (db: Db) =>
  db
    .selectFrom('job_recruiters as r')
    .innerJoin('pages as agencies', 'agencies.id', 'r.agency_id')
    .innerJoin('pages as companies', 'companies.id', 'r.page_id')
    .innerJoin('jobs', 'jobs.id', 'r.job_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .leftJoin('users as askers', 'askers.id', 'r.asked_by')
    .selectAll('r')
    .select(['agencies.name as agency_name', 'agencies.slug as agency_slug', 'agencies.kind as agency_kind'])
    .select(['companies.name as company_name', 'companies.slug as company_slug', 'askers.name as asker'])
    .select(['jobs.state as job_state', 'jobs.reference', 'jobs.openings', 'job_texts.title'])
    .select(['jobs.country_id', 'jobs.city_id'])
    .select([sentBy.as('sent'), hiredOf.as('hired')])

export type RecruiterView = Awaited<ReturnType<ReturnType<typeof selectRecruiters>['executeTakeFirstOrThrow']>>
type Stands = Omit<z.input<typeof JobRecruiter>, 'agency' | 'asked_by' | 'people'>

/** What both sides see alike: terms, state, numbers. */
export function standsOf(row: RecruiterView, side: RecruiterSide): Stands {
  const { id, state, words, most_people, sent, hired, version } = row
  const { fee_kind, fee_percent, fee_amount, fee_currency, guarantee_days, guarantee_kind } = row
  return {
    ...{ id, state, words, most_people, sent, hired, version },
    ...{ fee_kind, fee_percent, fee_amount, fee_currency, guarantee_days, guarantee_kind },
    asked_at: row.asked_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    may: recruiterEventsFrom(state, side),
  }
}
