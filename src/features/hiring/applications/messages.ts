import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import { type Said, writeMessage } from '#features/talk/threads/messages.ts'
import { warningsFor } from '#features/talk/threads/warnings.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import { noteWritten } from './application-threads.ts'
import type * as contract from './contract.ts'
import { toldStage } from './held.ts'
import { lock } from './lock-application.ts'
import { firstLeft } from './parameter-rules.ts'
import { mayWrite } from './rules.ts'
import type { Stage } from './stages.ts'

type Written = Taken<typeof contract.writeAsCandidate> & { subject?: string }

/** The team writes to an applicant. @throws Refused not_found · thread_closed: their account is erased · invalid: a parameter nobody filled */
export const writeAsPage = (ctx: Context, written: Written) => write(ctx, written, 'page')

/** The candidate writes to the team. @throws Refused not_found · thread_closed */
export const writeAsCandidate = (ctx: Context, written: Written) => write(ctx, written, 'candidate')

async function write(ctx: Context, { application: id, text, ...said }: Written, side: 'page' | 'candidate') {
  const author = side === 'page' ? found(ctx.membership).member : found(ctx.me).id
  const left = side === 'page' ? firstLeft(text) : null
  if (left) throw wrongField('text', 'parameter_left', left)
  await ctx.db.transaction().execute(async (tx) => {
    const application = await lock(tx, id, (query) =>
      side === 'page'
        ? query.where(reachableApplications(found(ctx.membership), 'applicant.message'))
        : query.where('candidate_id', '=', author),
    )
    if (side === 'page') await demandReader(tx, application.candidate_id)
    await addMessage(ctx, tx, application, { ...said, text, side, author })
  })
  return { success: true as const }
}

/** @throws Refused thread_closed */
async function demandReader(tx: Tx, user: string | null): Promise<void> {
  if (!user) return
  const row = await tx.selectFrom('users').select('state').where('id', '=', user).executeTakeFirst()
  if (row?.state === 'erased') throw new Refused('thread_closed')
}

type Held = { id: string; job_id: string; page_id: string; candidate_id: string | null; stage: Stage; held: unknown }
type OfApplication = Said & { side: 'page' | 'candidate' }

/** Writes into the thread of a locked application, and tells. @returns its id @throws Refused thread_closed */
export async function addMessage(ctx: Context, tx: Tx, application: Held, said: OfApplication): Promise<string> {
  const message = await keepMessage(ctx, tx, application, said)
  await noteWritten(ctx, tx, application.id, { side: said.side, message })
  return message
}

/** The same where something else tells of it. @returns its id @throws Refused thread_closed */
export async function keepMessage(ctx: Context, tx: Tx, application: Held, said: OfApplication): Promise<string> {
  const { id, job_id, page_id, candidate_id: user_id } = application
  const { side } = said
  must(mayWrite(side === 'candidate' ? toldStage(application) : application.stage, side))
  const warnings = await warningsFor(tx, { id, page_id }, said)
  const message = await writeMessage(
    ctx,
    tx,
    { id, kind: 'application', page_id, job_id, user_id },
    { ...said, warnings },
  )
  return message.id
}
