import { lock } from '#features/hiring/applications/lock-application.ts'
import { addMessage } from '#features/hiring/applications/messages.ts'
import { teamOfJob } from '#features/jobs/jobs/job-team.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { scheduledMessageChanged } from './events.ts'
import { endedSince, type Fate, fateOf } from './rules.ts'

const most = 500

/** Sends whatever is due. Each goes out in a transaction of its own, which holds it: two workers cannot both have it. */
export async function sendDue(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectFrom('scheduled_messages')
    .select('id')
    .where('state', '=', 'waiting')
    .where('send_at', '<=', ctx.now())
    .orderBy('send_at')
    .limit(most)
    .execute()
  let failure: unknown
  for (const { id } of due)
    try {
      await ctx.db.transaction().execute((tx) => sendOne(ctx, tx, id))
    } catch (error) {
      // one that cannot be sent must not keep the others
      failure = error
    }
  if (failure) throw failure
}

async function sendOne(ctx: Context, tx: Tx, id: string): Promise<void> {
  const about = await tx
    .selectFrom('scheduled_messages')
    .select('application_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // the application first, as everybody who moves or writes: whoever ends it now waits, or is seen
  const application = await lock(tx, about.application_id, (query) => query)
  const row = await tx
    .selectFrom('scheduled_messages')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('send_at', '<=', ctx.now())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return
  const facts = { message: id, application: application.id, job: application.job_id, page: application.page_id }
  const team = await teamOfJob(ctx, facts, 'applicant.message')
  const author = team.find(({ user }) => user === row.author_id)
  const fate = fateOf({ ended: endedSince(application, row.updated_at), mayAuthor: author !== undefined })
  if (fate === 'send' && author) {
    const { subject, text } = row
    const said = { side: 'page' as const, author: author.user, subject, text }
    const message_id = await addMessage(ctx, tx, application, said)
    await settle(ctx, tx, id, { state: 'sent', message_id })
    await emit(ctx, tx, scheduledMessageChanged, { ...facts, how: 'sent' })
  } else if (fate !== 'send') {
    await settle(ctx, tx, id, { state: 'cancelled', why: fate })
    await emit(ctx, tx, scheduledMessageChanged, { ...facts, how: 'cancelled', why: fate })
  }
}

type End = { state: 'sent'; message_id: string } | { state: 'cancelled'; why: Exclude<Fate, 'send'> }
const settle = (ctx: Context, tx: Tx, id: string, end: End) =>
  tx
    .updateTable('scheduled_messages')
    .set({ ...end, updated_at: ctx.now() })
    .where('id', '=', id)
    .execute()

/** An application ended: what waits for it is not sent any more. */
export async function cancelOfEnded(ctx: Context, application: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const held = await lock(tx, application, (query) => query)
    const rows = await tx
      .selectFrom('scheduled_messages')
      .select(['id', 'updated_at'])
      .where('application_id', '=', application)
      .where('state', '=', 'waiting')
      .forUpdate()
      .execute()
    for (const { id, updated_at } of rows) {
      if (!endedSince(held, updated_at)) continue
      await settle(ctx, tx, id, { state: 'cancelled', why: 'ended' })
      const facts = { message: id, application, job: held.job_id, page: held.page_id }
      await emit(ctx, tx, scheduledMessageChanged, { ...facts, how: 'cancelled', why: 'ended' })
    }
  })
}
