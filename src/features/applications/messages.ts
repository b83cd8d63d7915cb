import { applicationsWithin } from '#features/jobs/job-team.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { messageSent } from './events.ts'
import { lock } from './move-application.ts'
import { mayWrite } from './rules.ts'
import type { Side, Stage } from './stages.ts'

type Written = Taken<typeof contract.writeAsPage>

/** The team writes to an applicant. @throws Refused not_found */
export const writeAsPage = (ctx: Context, written: Written) => write(ctx, written, 'page')

/** The candidate writes to the team. @throws Refused not_found · thread_closed */
export const writeAsCandidate = (ctx: Context, written: Written) => write(ctx, written, 'candidate')

async function write(ctx: Context, { application: id, text }: Written, side: Side) {
  const author = side === 'page' ? found(ctx.seat).member : found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const application = await lock(tx, id, (query) =>
      side === 'page'
        ? query
            .where('page_id', '=', found(ctx.seat).page)
            .where(applicationsWithin(found(ctx.seat), 'applicant.message'))
        : query.where('candidate_id', '=', author),
    )
    await writeInto(ctx, tx, application, { text, side, author })
  })
  return { success: true as const }
}

type Held = { id: string; job_id: string; page_id: string; stage: string }

/** Writes into the thread of an application that is held, as somebody with an account. @throws Refused thread_closed */
export async function writeInto(
  ctx: Context,
  tx: Tx,
  application: Held,
  { text, side, author }: { text: string; side: Side; author: string },
): Promise<void> {
  must(mayWrite(application.stage as Stage, side))
  const { name } = await tx.selectFrom('users').select('name').where('id', '=', author).executeTakeFirstOrThrow()
  await addMessage(ctx, tx, application, { author, name, side, text })
  if (side === 'page')
    await tx.updateTable('applications').set({ answered_at: ctx.now() }).where('id', '=', application.id).execute()
}

type Application = { id: string; job_id: string; page_id: string }
/** A guest writes without an account. */
type Message = { author: string | null; name: string; side: Side; text: string }

/** Adds a message to the thread of an application that is held, and tells the other side. */
export async function addMessage(
  ctx: Context,
  tx: Tx,
  { id, job_id, page_id }: Application,
  { author, name, side, text }: Message,
): Promise<void> {
  const message = newId()
  const of = { id: message, application_id: id, text, at: ctx.now() }
  await tx
    .insertInto('application_messages')
    .values({ ...of, author_id: author, author_side: side, author_name: name })
    .execute()
  await emit(ctx, tx, messageSent, { application: id, job: job_id, page: page_id, side, message })
}
