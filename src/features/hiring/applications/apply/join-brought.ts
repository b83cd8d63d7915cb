import { z } from 'zod'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Contact } from '../who-applies.ts'
import { adoptApplication } from './claim-application.ts'
import type { ToSend } from './to-send.ts'

type Own = { asked: ToSend; contact: Contact; cv: string; country: number | null; group: string | null }

/**
 * Whoever a team put before a job, and who now applies to it themselves, stays where they stand; their name, CV, words and the way they
 * came count from here on, and what the team had of them goes.
 */
export async function joinBrought(ctx: Context, tx: Tx, id: string, own: Own): Promise<void> {
  const { asked, contact, cv, country, group } = own
  const of = tx.selectFrom('applications').select(['cv_id', 'email', 'phone', 'country_id']).where('id', '=', id)
  const was = await of.executeTakeFirstOrThrow()
  if (contact.candidate) await adoptApplication(ctx, tx, id, contact.candidate)
  await tx
    .updateTable('applications')
    .set((eb) => ({
      ...{ name: asked.name, language: asked.lang, cv_id: cv, note: asked.note, source: asked.source, group_id: group },
      ...{ email: was.email ?? contact.email, phone: was.phone ?? contact.phone },
      country_id: country ?? was.country_id,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  for (const table of ['sent_cvs', 'application_receipts', 'application_answers'] as const)
    await tx.deleteFrom(table).where('application_id', '=', id).execute()
  // with an account it is one of its CVs now
  if (was.cv_id && !contact.candidate) await letGo(tx, was.cv_id)
}

async function letGo(tx: Tx, file: string): Promise<void> {
  const row = await tx.deleteFrom('files').where('id', '=', file).returning('storage_key').executeTakeFirst()
  if (row) await enqueue(tx, removeReplaced, { key: row.storage_key })
}

/** The bytes of a file go once its row has: what is taken back keeps them. */
export const removeReplaced = backgroundTask(
  'remove-replaced-file',
  z.object({ key: z.string() }),
  ({ files }, { key }) => files.remove(key),
)
