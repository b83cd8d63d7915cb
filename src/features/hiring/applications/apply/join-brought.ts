import type { Context, Tx } from '#platform/server/context.ts'
import type { Contact } from '../who-applies.ts'
import { adoptApplication } from './claim-application.ts'
import type { ToSend } from './to-send.ts'

type Own = { asked: ToSend; contact: Contact; cv: string; country: number | null; group: string | null }

/**
 * Whoever a team put before a job, and who now applies to it themselves, stays where they stand; their CV, their words and the way they came
 * count from here on. With an account that is proved theirs the CV of the team becomes one of its own; a guest only fills what was empty.
 */
export async function joinBrought(ctx: Context, tx: Tx, id: string, own: Own): Promise<void> {
  const { asked, contact, cv, country, group } = own
  if (contact.candidate) await adoptApplication(ctx, tx, id, contact.candidate)
  await tx
    .updateTable('applications')
    .set((eb) => ({
      ...{ language: asked.lang, cv_id: cv, note: asked.note, source: asked.source, group_id: group },
      ...(contact.candidate && { name: asked.name }),
      email: eb.fn.coalesce('email', eb.val(contact.email)),
      phone: eb.fn.coalesce('phone', eb.val(contact.phone)),
      country_id: eb.fn.coalesce(eb.val(country), 'country_id'),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  for (const table of ['sent_cvs', 'application_receipts'] as const)
    await tx.deleteFrom(table).where('application_id', '=', id).execute()
}
