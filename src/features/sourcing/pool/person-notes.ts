import { seenWhole, wholePerson } from '#features/sourcing/cv-search/whole-people.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

/** What the team noted, as long as the company sees the person in full. */
export async function showPersonNote(
  ctx: Context,
  { person }: Taken<typeof contract.showPersonNote>,
): Promise<Given<typeof contract.showPersonNote>> {
  const { page } = found(ctx.membership)
  const noted = ctx.db
    .selectFrom('person_notes')
    .select('note')
    .where('page_id', '=', page)
    .where('user_id', '=', person)
  const [row, whole] = await Promise.all([noted.executeTakeFirst(), seenWhole(ctx.db, page, [person])])
  return { success: true, data: { note: row && whole.length > 0 ? row.note : '' } }
}

/** Notes it for the team alone; an empty note takes it away. @throws Refused not_found */
export async function savePersonNote(
  ctx: Context,
  { person, note }: Taken<typeof contract.savePersonNote>,
): Promise<Given<typeof contract.savePersonNote>> {
  const { page } = found(ctx.membership)
  await ctx.db.transaction().execute(async (tx) => {
    await wholePerson(tx, page, person)
    if (note === '') {
      await tx.deleteFrom('person_notes').where('page_id', '=', page).where('user_id', '=', person).execute()
      return
    }
    const noted = { note, by_id: ctx.me?.id ?? null, at: ctx.now() }
    await tx
      .insertInto('person_notes')
      .values({ page_id: page, user_id: person, ...noted })
      .onConflict((known) => known.columns(['page_id', 'user_id']).doUpdateSet(noted))
      .execute()
  })
  return { success: true }
}
