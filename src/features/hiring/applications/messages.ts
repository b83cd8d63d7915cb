import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { messageSent } from './events.ts'
import { toldStage } from './held.ts'
import { lock } from './lock-application.ts'
import { firstLeft } from './parameter-rules.ts'
import { mayWrite } from './rules.ts'
import type { Side, Stage } from './stages.ts'

type Written = Taken<typeof contract.writeAsCandidate> & { subject?: string }

/** The team writes to an applicant. @throws Refused not_found · invalid: a parameter nobody filled */
export const writeAsPage = (ctx: Context, written: Written) => write(ctx, written, 'page')

/** The candidate writes to the team. @throws Refused not_found · thread_closed */
export const writeAsCandidate = (ctx: Context, written: Written) => write(ctx, written, 'candidate')

async function write(ctx: Context, { application: id, text, ...said }: Written, side: Side) {
  const author = side === 'page' ? found(ctx.membership).member : found(ctx.me).id
  const left = side === 'page' ? firstLeft(text) : null
  if (left) throw wrongField('text', 'parameter_left', left)
  await ctx.db.transaction().execute(async (tx) => {
    const application = await lock(tx, id, (query) =>
      side === 'page'
        ? query.where(reachableApplications(found(ctx.membership), 'applicant.message'))
        : query.where('candidate_id', '=', author),
    )
    await addMessage(ctx, tx, application, { ...said, text, side, author })
  })
  return { success: true as const }
}

type Held = { id: string; job_id: string; page_id: string; stage: Stage; held: unknown }
export type Said = {
  side: Side
  author: string | null
  /** Of somebody without an account. */
  name?: string
  subject?: string
  text: string
  /** Of one that came by mail: who sent it, if not the person it is of, and which attachments were left behind. */
  mail?: { sender: string | null; notKept: string[] }
}

/** Writes into the thread of a locked application, and tells. @returns its id @throws Refused thread_closed */
export async function addMessage(
  ctx: Context,
  tx: Tx,
  application: Held,
  { side, author, name, subject = '', text, mail }: Said,
): Promise<string> {
  must(mayWrite(side === 'candidate' ? toldStage(application) : application.stage, side))
  const id = newId()
  const row = {
    id,
    application_id: application.id,
    author_id: author,
    author_side: side,
    author_name: author ? await nameOf(tx, author) : (name ?? ''),
    ...{ subject, text, at: ctx.now() },
    ...(mail && { by_mail: true, sender: mail.sender, not_kept: mail.notKept }),
  }
  await tx.insertInto('application_messages').values(row).execute()
  if (side === 'page')
    await tx.updateTable('applications').set({ answered_at: ctx.now() }).where('id', '=', application.id).execute()
  const facts = { application: application.id, job: application.job_id, page: application.page_id }
  await emit(ctx, tx, messageSent, { ...facts, side, message: id })
  return id
}

const nameOf = async (tx: Tx, user: string): Promise<string> =>
  (await tx.selectFrom('users').select('name').where('id', '=', user).executeTakeFirstOrThrow()).name
