import { sql } from 'kysely'
import { isHidden } from '#features/hiring/applications/anonymity.ts'
import { seenWhole, wholePerson } from '#features/sourcing/cv-search/whole-people.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { demandAsRead, noteDown, unnoted } from './change-pool.ts'
import type * as contract from './contract.ts'

/** What the team noted, at their entry where they are kept in the pool, as long as the company sees the person in full. */
export async function showPersonNote(
  ctx: Context,
  { person }: Taken<typeof contract.showPersonNote>,
): Promise<Given<typeof contract.showPersonNote>> {
  const { page } = found(ctx.membership)
  const noted = ctx.db
    .selectFrom('person_notes')
    .select(['note', 'version'])
    .where('page_id', '=', page)
    .where('user_id', '=', person)
  const [row, kept, whole] = await Promise.all([
    noted.executeTakeFirst(),
    entryOf(ctx.db, page, person),
    seenWhole(ctx.db, page, [person]),
  ])
  const { note = '', version = unnoted } = (whole.length > 0 ? (kept ?? row) : null) ?? {}
  return { success: true, data: { note, version } }
}

/** Notes it for the team alone, at their entry where they are kept in the pool; an empty note takes it away. @throws Refused not_found · changed_meanwhile */
export async function savePersonNote(
  ctx: Context,
  { person, version, note }: Taken<typeof contract.savePersonNote>,
): Promise<Given<typeof contract.savePersonNote>> {
  const { page } = found(ctx.membership)
  await ctx.db.transaction().execute(async (tx) => {
    await wholePerson(tx, page, person)
    const kept = await entryOf(tx, page, person)
    if (kept) return noteDown(ctx, tx, kept.id, { note, version })
    // two who write the first note wait for each other
    await tx.selectFrom('users').select('id').where('id', '=', person).forNoKeyUpdate().execute()
    const there = tx.selectFrom('person_notes').select('version').where('page_id', '=', page)
    const before = await there.where('user_id', '=', person).executeTakeFirst()
    demandAsRead(before ?? { version: unnoted }, version)
    if (note === '') {
      await tx.deleteFrom('person_notes').where('page_id', '=', page).where('user_id', '=', person).execute()
      return
    }
    const noted = { note, version: version + 1, by_id: ctx.me?.id ?? null, at: ctx.now() }
    await tx
      .insertInto('person_notes')
      .values({ page_id: page, user_id: person, ...noted })
      .onConflict((known) => known.columns(['page_id', 'user_id']).doUpdateSet(noted))
      .execute()
  })
  return { success: true }
}

/** As far as the team may know that somebody is kept: of whoever is reviewed without a name the entry is not theirs to see. */
const entryOf = (db: Db | Tx, page: string, person: string) =>
  db
    .selectFrom('pool_entries')
    .leftJoin('applications', 'applications.id', 'application_id')
    .select(['pool_entries.id', 'pool_entries.note', 'pool_entries.version'])
    .where('pool_entries.page_id', '=', page)
    .where('pool_entries.user_id', '=', person)
    .where(sql<boolean>`(applications.id is null or not ${isHidden})`)
    .executeTakeFirst()
