import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'

/** What so many records share says nothing: the number of a switchboard, a very common name. */
const mostAlike = 12

export type FoundPair = { first: string; second: string; keys: string[]; total: number }

/**
 * Pairs of a company's own records that share an address, a number, or a name with an employer; a name alone counts with the same
 * city or headline. Those that were told apart are left out. The surest first.
 */
export async function findPairs({ db }: Context, page: string, limit: number): Promise<FoundPair[]> {
  const { rows } = await sql<FoundPair>`
    with keys as (
      select id, unnest(match_keys) as key from imported_candidates
      where page_id = ${page} and anonymised_at is null and state in ('draft', 'invited', 'consented', 'claimed')
    ), alike as (
      select key, array_agg(id) as ids from keys group by key having count(*) between 2 and ${mostAlike}::integer
    ), pairs as (
      select a.id as first, b.id as second, array_agg(key order by key) as keys
      from alike, unnest(ids) a(id), unnest(ids) b(id) where a.id < b.id group by 1, 2
    )
    select first, second, keys, count(*) over ()::integer as total from pairs
    join imported_candidates one on one.id = first join imported_candidates other on other.id = second
    where (keys[1] < 'n' or keys[cardinality(keys)] >= 'p' or one.city_id = other.city_id
        or (one.headline <> '' and lower(one.headline) = lower(other.headline)))
      and not (one.state = 'claimed' and other.state = 'claimed')
      and not exists (select from import_distinct d where d.first_id = first and d.second_id = second)
    order by keys[1] like 'e:%' desc, exists (select from unnest(keys) k where k like 'p:%') desc,
      exists (select from unnest(keys) k where k like 'w:%') desc, first desc, second
    limit ${limit}`.execute(db)
  return rows
}
