import type { Context, Tx } from '#platform/server/context.ts'
import { adoptApplication } from './claim-application.ts'
import type { Earlier } from './find-earlier.ts'
import type { ToSend } from './to-send.ts'

type Own = { asked: ToSend; candidate: string; cv: string; group: string | null; days: number }

/**
 * Whoever a team put before a job, and who now applies to it with an account that is proved theirs, stays where they stand, under the name
 * the team knows; their CV, their words and the way they came count from here on. The CV of the team becomes one of the account.
 */
export async function joinBrought(ctx: Context, tx: Tx, { id, isUnclaimed }: Earlier, own: Own): Promise<void> {
  const { asked, candidate, cv, group, days } = own
  const due = new Date(ctx.now().getTime() + days * 86_400_000)
  if (isUnclaimed) await adoptApplication(ctx, tx, id, candidate)
  await tx
    .updateTable('applications')
    .set((eb) => ({
      ...{ language: asked.lang, cv_id: cv, note: asked.note, source: asked.source, group_id: group },
      answer_due_at: due,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  for (const table of ['sent_cvs', 'application_receipts'] as const)
    await tx.deleteFrom(table).where('application_id', '=', id).execute()
}
