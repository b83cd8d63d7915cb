import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import { type Said, writeMessage } from '#features/talk/threads/messages.ts'
import type { ThreadSide } from '#features/talk/threads/rules.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, must, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { messageSent } from './events.ts'
import { toldStage } from './held.ts'
import { lock } from './lock-application.ts'
import { firstLeft } from './parameter-rules.ts'
import { mayWrite } from './rules.ts'
import type { Stage } from './stages.ts'

type Written = Taken<typeof contract.writeAsCandidate> & { subject?: string }

/** The team writes to an applicant. @throws Refused not_found · invalid: a parameter nobody filled */
export const writeAsPage = (ctx: Context, written: Written) => write(ctx, written, 'page')

/** The candidate writes to the team. @throws Refused not_found · thread_closed */
export const writeAsCandidate = (ctx: Context, written: Written) => write(ctx, written, 'candidate')

async function write(ctx: Context, { application: id, text, ...said }: Written, side: ThreadSide) {
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
/** Writes into the thread of a locked application, and tells. @returns its id @throws Refused thread_closed */
export async function addMessage(ctx: Context, tx: Tx, application: Held, said: Said): Promise<string> {
  const { side } = said
  must(mayWrite(side === 'candidate' ? toldStage(application) : application.stage, side))
  const id = await writeMessage(ctx, tx, { id: application.id, kind: 'application' }, said)
  if (side === 'page')
    await tx.updateTable('applications').set({ answered_at: ctx.now() }).where('id', '=', application.id).execute()
  const facts = { application: application.id, job: application.job_id, page: application.page_id }
  await emit(ctx, tx, messageSent, { ...facts, side, message: id })
  return id
}
