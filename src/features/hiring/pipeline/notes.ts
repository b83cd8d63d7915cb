import { lock } from '#features/hiring/applications/lock-application.ts'
import { reachableApplications, teamOfJob } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { publish } from '#platform/server/live/publish.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import { noteWritten } from './events.ts'
import type * as contract from './team-contract.ts'
import { findApplicant, showTeamwork } from './teamwork.ts'

/** Writes to the team about an applicant. @throws Refused not_found · invalid: somebody mentioned who does not see the applicant */
export async function writeNote(
  ctx: Context,
  { application: id, text, mentions }: Taken<typeof contract.writeNote>,
): Promise<Given<typeof contract.writeNote>> {
  const membership = found(ctx.membership)
  const { job_id: job } = await findApplicant(ctx, id, 'applicant.note')
  const team = new Set((await teamOfJob(ctx, { page: membership.page, job }, 'applicant.read')).map(({ user }) => user))
  const named = [...new Set(mentions)]
  if (!named.every((user) => team.has(user))) throw wrongField('mentions', 'wrong')
  await ctx.db.transaction().execute(async (tx) => {
    await lock(tx, id, (query) => query.where(reachableApplications(membership, 'applicant.note')))
    const note = newId()
    const row = {
      id: note,
      application_id: id,
      of_page_id: membership.page,
      author_id: membership.member,
      text,
      mentions: named,
      at: ctx.now(),
    }
    await tx.insertInto('application_notes').values(row).execute()
    await emit(ctx, tx, noteWritten, { application: id, job, page: membership.page, note, mentions: named })
  })
  return showTeamwork(ctx, { application: id })
}

/** @throws Refused not_found: it is somebody else's, or gone */
export async function dropNote(
  ctx: Context,
  { application: id, note }: Taken<typeof contract.dropNote>,
): Promise<Given<typeof contract.dropNote>> {
  const membership = found(ctx.membership)
  await findApplicant(ctx, id, 'applicant.note')
  await ctx.db.transaction().execute(async (tx) => {
    found(
      await tx
        .deleteFrom('application_notes')
        .where('id', '=', note)
        .where('application_id', '=', id)
        .where('author_id', '=', membership.member)
        .returning('id')
        .executeTakeFirst(),
    )
    await publish(tx, [`application:${id}`], 'application.note_written', id)
  })
  return showTeamwork(ctx, { application: id })
}
