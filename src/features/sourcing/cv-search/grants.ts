import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { FileRow } from '#platform/server/files/grant.ts'
import { mayBeSeenFull } from './contact/access.ts'

/** A page reads the file and photo of whoever it may see whole: those who applied, and whom it unlocked. */
export async function mayReadFoundCv(ctx: Context, file: FileRow): Promise<boolean> {
  if (!ctx.membership?.may('cv.search') || !file.owner_id) return false
  const { rows } = await sql<{ may: boolean }>`
    select ${mayBeSeenFull({ page: ctx.membership.page }, sql`${file.owner_id}::uuid`)} as may`.execute(ctx.db)
  if (!rows[0]?.may) return false
  return file.thing === 'profile-photo' || isPrimaryCv(ctx, file)
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
