import { type RawBuilder, sql } from 'kysely'
import { isHidden } from '#features/hiring/applications/anonymity.ts'
import { isOwed } from '#features/jobs/jobs/owed-answer.ts'
import type { Membership } from '#platform/server/context.ts'
import type { Sort } from '#platform/server/db/keyset.ts'
import type { SortKey } from './rules.ts'

/** The rating as far as this membership may see it: that of others only once one's own scorecard is in. */
export const ratingFor = (membership: Membership): RawBuilder<number | null> => {
  const scope = membership.scope('scorecard.read')
  if (scope === 'all') return sql<number | null>`applications.rating`
  const own = sql`exists (select 1 from scorecards mine where mine.application_id = applications.id and mine.author_id = ${membership.member})`
  if (scope === 'after_own') return sql<number | null>`(case when ${own} then applications.rating end)`
  return sql<
    number | null
  >`(select recommendation::real from scorecards mine where mine.application_id = applications.id and mine.author_id = ${membership.member})`
}

/** Orders of applicants; names that are hidden stand at the end, in no order that gives them away. */
export function sortOf(key: SortKey, way: 'up' | 'down' | undefined, membership: Membership): Sort {
  const sorts: Record<SortKey, Sort> = {
    board: { value: sql`applications.position`, down: false, type: 'double precision' },
    newest: { value: sql`applications.submitted_at`, down: true, type: 'timestamptz' },
    due: {
      value: sql`(case when ${isOwed} then applications.answer_due_at end)`,
      down: false,
      type: 'timestamptz',
    },
    rating: { value: sql`${ratingFor(membership)}::double precision`, down: true, type: 'double precision' },
    name: {
      value: sql`(case when ${isHidden} then null else fold_text(applications.name) end)`,
      down: false,
      type: 'text',
    },
    stage: { value: stageRank, down: false, type: 'integer' },
    source: { value: sql`applications.source`, down: false, type: 'text' },
  }
  return way ? { ...sorts[key], down: way === 'down' } : sorts[key]
}

const stageRank = sql<number>`array_position(array['submitted','in_review','shortlisted','interviewing','offered','hired','pool','rejected','declined','withdrawn','lapsed','job_closed'], applications.stage)`
