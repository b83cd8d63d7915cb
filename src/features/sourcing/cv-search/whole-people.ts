import { type RawBuilder, sql } from 'kysely'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Db, Membership } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import { isExcluded, mayBeSeenFull } from './contact/access.ts'
import { headlineOf } from './index/entry-of.ts'
import { readPeople } from './index/read-people.ts'

const most = 200

/**
 * Whether a page may see at this moment what somebody says of themselves now, to be asked within a query. Of an applicant who hides
 * from it since, it has what was sent.
 */
export const mayBeSeenWholeBy = (page: string, user: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${mayBeSeenFull({ page }, user)} and not ${isExcluded({ page, job: null }, user)})`

export type WholePerson = { id: string; name: string; headline: string; at: Date }

/** People whom the page may see whole: in the basket of the member, or unlocked by the page; the latest first. */
export async function wholePeople(db: Db, membership: Membership, from: 'list' | 'unlocked'): Promise<WholePerson[]> {
  const { page, member } = membership
  const { rows } = await sql<{ id: string; at: Date }>`
    select chosen.user_id::text as id, chosen.at from ${
      from === 'list'
        ? sql`(select user_id, at from cv_baskets where page_id = ${page} and member_id = ${member})`
        : sql`(select user_id, at from cv_unlocks where page_id = ${page})`
    } as chosen
    where ${mayBeSeenWholeBy(page, sql`chosen.user_id`)} order by chosen.at desc, chosen.user_id limit ${most}`.execute(
    db,
  )
  const at = new Map(rows.map((row) => [row.id, row.at]))
  const people = await readPeople(db, [...at.keys()])
  return people
    .map(({ id, name, content }) => ({ id, name, headline: headlineOf(content), at: found(at.get(id)) }))
    .toSorted((a, b) => Number(b.at) - Number(a.at))
}

/** Which of these people the page may see whole at this moment, in the order asked for. */
export async function seenWhole(db: Db, page: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select asked.id::text from unnest(${ids as string[]}::uuid[]) with ordinality as asked(id, place)
    where ${mayBeSeenWholeBy(page, sql`asked.id`)} order by place`.execute(db)
  return rows.map(({ id }) => id)
}

/** What the CV in use of somebody says and came as. @throws Refused not_found: the page may not see the person whole (any more) */
export async function wholePerson(
  db: Db,
  page: string,
  id: string,
): Promise<{ name: string; content: CvContent; file_id: string | null; photo_id: string | null }> {
  const [whole] = await seenWhole(db, page, [id])
  const [person] = await readPeople(db, [found(whole)])
  return found(person)
}
