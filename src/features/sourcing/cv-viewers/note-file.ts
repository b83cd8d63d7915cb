import { noteCvView } from '#features/cvs/cvs/note-cv-view.ts'
import type { Context } from '#platform/server/context.ts'
import type { FileRow } from '#platform/server/files/grant.ts'

/** A page read the file of a CV: the one of an application, or of somebody it may see whole. */
export async function noteCvRead(ctx: Context, file: FileRow): Promise<void> {
  if (!ctx.membership) return
  const sent = await ctx.db
    .selectFrom('applications')
    .select('id')
    .where('cv_id', '=', file.id)
    .where('page_id', '=', ctx.membership.page)
    .executeTakeFirst()
  const subject = sent?.id ?? file.owner_id
  if (subject) await noteCvView(ctx, subject, 'read')
}
