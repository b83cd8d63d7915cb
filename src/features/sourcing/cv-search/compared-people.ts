import { sql } from 'kysely'
import { type Compared, comparedOf } from '#features/jobs/matching/compared.ts'
import type { Profiled } from '#features/jobs/matching/said-by.ts'
import type { Context } from '#platform/server/context.ts'
import { seenPeople } from './cards-of.ts'
import { mayBeSeenFull } from './contact/access.ts'
import { besideCv } from './index/beside-cv.ts'

/** Somebody as far as one is compared with a job, from what was made ready when the own CV or profile last changed. */
export type ComparedPerson = {
  id: string
  compared: Compared
  profile: Profiled
  position_ids: readonly number[]
  updated_at: Date
}

type Row = Omit<ComparedPerson, 'compared' | 'profile'> & { compared: Compared | null; beside: Profiled | null }

/** These people as a page may see them at this moment: masked, or whole. Who was not made ready yet is read from the CV. */
export async function comparedPeople(ctx: Context, page: string, ids: readonly string[]): Promise<ComparedPerson[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    select user_id::text as id, case when ${mayBeSeenFull({ page }, sql`cv_search.user_id`)} then compared_whole else compared end as compared,
      beside, position_ids, updated_at
    from cv_search where user_id = any(${ids as string[]}::uuid[])`.execute(ctx.db)
  const ready = rows.flatMap(({ compared, beside, ...row }) =>
    compared && beside ? [{ ...row, compared, profile: beside }] : [],
  )
  const others = rows.filter(({ compared, beside }) => !compared || !beside)
  const read = await seenPeople(
    ctx,
    { page, job: null },
    others.map(({ id }) => id),
  )
  const byId = new Map(others.map((row) => [row.id, row]))
  return [
    ...ready,
    ...read.flatMap(({ person, content }) => {
      const row = byId.get(person.id)
      return row ? [{ ...row, compared: comparedOf(content), profile: besideCv(person) }] : []
    }),
  ]
}
