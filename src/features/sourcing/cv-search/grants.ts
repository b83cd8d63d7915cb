import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { FileRow } from '#platform/server/files/grant.ts'
import { mayBeSeenFull } from './contact/access.ts'
import { mayBeSeenWholeBy } from './whole-people.ts'

/** A page reads the photo of those who applied and whom it unlocked, and the file in use of those who do not hide from it. */
export async function mayReadFoundCv(ctx: Context, file: FileRow): Promise<boolean> {
  if (!ctx.membership?.may('cv.search') || !file.owner_id) return false
  const { page } = ctx.membership
  const [owner, isPhoto] = [sql`${file.owner_id}::uuid`, file.thing === 'profile-photo']
  const { rows } = await sql<{ may: boolean }>`
    select ${isPhoto ? mayBeSeenFull({ page }, owner) : mayBeSeenWholeBy(page, owner)} as may`.execute(ctx.db)
  return rows[0]?.may === true && (isPhoto || isPrimaryCv(ctx, file))
}

/** Of the CVs of somebody the page sees the one in use; others that were once stored are the person's own. */
async function isPrimaryCv(ctx: Context, file: FileRow): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('cvs')
    .select('id')
    .where('file_id', '=', file.id)
    .where('is_primary', '=', true)
    .executeTakeFirst()
  return row !== undefined
}
