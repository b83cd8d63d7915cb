import { applicationsWithin } from '#features/jobs/job-team.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { messageSent } from './events.ts'
import { lock } from './move-application.ts'
import { firstLeft } from './parameter-rules.ts'
import { mayWrite } from './rules.ts'
import type { Side, Stage } from './stages.ts'

type Written = Taken<typeof contract.writeAsCandidate> & { subject?: string }

/** The team writes to an applicant. @throws Refused not_found · invalid: a parameter nobody filled */
export const writeAsPage = (ctx: Context, written: Written) => write(ctx, written, 'page')

/** The candidate writes to the team. @throws Refused not_found · thread_closed */
export const writeAsCandidate = (ctx: Context, written: Written) => write(ctx, written, 'candidate')

async function write(ctx: Context, { application: id, text, ...said }: Written, side: Side) {
  const author = side === 'page' ? found(ctx.seat).member : found(ctx.me).id
  const left = side === 'page' ? firstLeft(text) : null
  if (left) throw wrongField('text', 'parameter_left', left)
  await ctx.db.transaction().execute(async (tx) => {
    const application = await lock(tx, id, (query) =>
      side === 'page'
        ? query
            .where('page_id', '=', found(ctx.seat).page)
            .where(applicationsWithin(found(ctx.seat), 'applicant.message'))
        : query.where('candidate_id', '=', author),
    )
    must(mayWrite(application.stage as Stage, side))
    const { name } = await tx.selectFrom('users').select('name').where('id', '=', author).executeTakeFirstOrThrow()
    await addMessage(ctx, tx, application, { ...said, text, side, author, name })
  })
  return { success: true as const }
}

export type Said = {
  side: Side
  author: string | null
  name: string
  subject?: string
  text: string
  /** Of one that came by mail: who sent it, if not the person it is of, and which attachments were left behind. */
  mail?: { sender: string | null; notKept: string[] }
}

/** Puts a message into the thread of a locked application, and tells. @returns its id */
export async function addMessage(
  ctx: Context,
  tx: Tx,
  { id, job_id, page_id }: { id: string; job_id: string; page_id: string },
  { side, author, name, subject = '', text, mail }: Said,
): Promise<string> {
  const message = newId()
  const row = { id: message, application_id: id, author_id: author, author_side: side, author_name: name }
  await tx
    .insertInto('application_messages')
    .values({
      ...{ ...row, subject, text, at: ctx.now() },
      ...(mail && { by_mail: true, sender: mail.sender, not_kept: mail.notKept }),
    })
    .execute()
  if (side === 'page')
    await tx.updateTable('applications').set({ answered_at: ctx.now() }).where('id', '=', id).execute()
  await emit(ctx, tx, messageSent, { application: id, job: job_id, page: page_id, side, message })
  return message
}
