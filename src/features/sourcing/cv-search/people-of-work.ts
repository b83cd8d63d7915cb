import { sql } from 'kysely'
import { z } from 'zod'
import { isHidden } from '#features/hiring/applications/anonymity.ts'
import { oneOf, quoted } from '#features/jobs/job-search/lexemes.ts'
import type { Context } from '#platform/server/context.ts'
import { isAwake, isExcluded } from './contact/access.ts'
import { cvQuery } from './contract.ts'
import { newestPeople } from './find/newest-people.ts'
import { readyFor } from './find/ready.ts'
import { lexeme } from './index/lexemes.ts'

type Work = {
  page: string
  job: string
  positions: readonly number[]
  /** Words of a title that names no known work. */
  alike: readonly string[]
  /** Folded names of skills: whoever has one, where no position is known. */
  skills: readonly string[]
  cities: readonly number[]
  countries: readonly number[]
}

/**
 * People of these positions, with such a title or with one of these skills, whom a company has in its pool or may find, its pool first, then those who live or would live in the
 * cities, then in the countries; at most so many, by when they last changed something. Nobody who applied to the job already.
 */
export async function peopleOfWork(ctx: Context, work: Work, most: number): Promise<string[]> {
  if (work.positions.length + work.alike.length + work.skills.length === 0) return []
  const { page, cities, countries } = work
  const scope = { page, job: null }
  const search = await readyFor(ctx, z.object(cvQuery).parse({}), scope)
  const found = new Set(await pooled(ctx, work, most))
  const at = [
    cities.flatMap((id) => [lexeme.city(id), lexeme.movesToCity(id)]),
    countries.flatMap((id) => [lexeme.country(id), lexeme.movesToCountry(id)]),
  ].filter((list) => list.length > 0)
  const rows = [...search.rows, notApplied(work, sql`cv_search.user_id`)]
  for (const places of at.length > 0 ? at : [[]]) {
    if (found.size >= most) break
    const lists = [named(work), ...(places.length > 0 ? [places] : [])]
    const people = await newestPeople(ctx.read, { ...search, lists, rows }, ctx.now().getTime(), null, most)
    for (const { id } of people) if (found.size < most) found.add(id)
  }
  return [...found]
}

const named = ({ positions, alike, skills }: Work) => [
  ...positions.map((id) => lexeme.titled(String(id))),
  ...alike.map(lexeme.alike),
  ...skills.map(lexeme.skill),
]

/** Whoever is reviewed without a name stays: who is missing would tell that they applied. */
const notApplied = ({ job }: Work, user: ReturnType<typeof sql>) =>
  sql<boolean>`not exists (select from applications where applications.candidate_id = ${user} and applications.job_id = ${job}
    and not ${isHidden})`

/** People with an account in the pool of the company, whatever their CV says to others. */
async function pooled({ read }: Context, work: Work, most: number): Promise<string[]> {
  const user = sql`pool_entries.user_id`
  const scope = { page: work.page, job: null }
  const query = oneOf(named(work).map(quoted))
  const { rows } = await sql<{ id: string }>`
    select pool_entries.user_id as id from pool_entries
      join cv_search on cv_search.user_id = pool_entries.user_id
      left join applications on applications.id = pool_entries.application_id
    where pool_entries.page_id = ${work.page} and cv_search.fts @@ ${query}::tsquery
      and (applications.id is null or not ${isHidden})
      and ${isAwake(user)} and not ${isExcluded(scope, user)} and ${notApplied(work, user)}
    order by cv_search.updated_at desc, id desc limit ${most}`.execute(read)
  return rows.map(({ id }) => id)
}
