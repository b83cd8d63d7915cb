import { teamOfJob } from '#features/jobs/jobs/job-team.ts'
import { areFree, holdPeople } from '#features/site/slots/hold-people.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { must, Refused, wrongField } from '#platform/shared/refusal.ts'
import { interviewersNamed } from './events.ts'
import { holdInterview, holdOfTeam, type InterviewRow } from './find-interviews.ts'
import { mayName } from './interview-states.ts'
import { viewOf } from './interview-view.ts'
import type * as contract from './people-contract.ts'
import { writePeople } from './propose.ts'

/** Others interview at the time that stands, or that may be chosen. @throws Refused what contract.nameInterviewers refuses */
export async function nameInterviewers(
  ctx: Context,
  { interview: id, version, people, instead_of }: Taken<typeof contract.nameInterviewers>,
): Promise<Given<typeof contract.nameInterviewers>> {
  const row = await ctx.db.transaction().execute(async (tx) => {
    const held = await holdOfTeam(ctx, tx, id, version)
    must(mayName(held, ctx.now()))
    const team = await teamOfJob(ctx, { page: held.page_id, job: held.job_id }, 'applicant.read')
    if (people.some((one) => !team.some(({ user }) => user === one))) throw wrongField('people', 'not_found')
    const before = new Set(held.people.map((one) => one.id))
    if (before.symmetricDifference(new Set(instead_of)).size > 0) throw new Refused('changed_meanwhile')
    const came = people.filter((one) => !before.has(one))
    await demandFree(ctx, tx, held, came)
    // the version stays: what the candidate was told, and may be answering just now, stands as it did
    await tx.deleteFrom('interview_people').where('interview_id', '=', id).execute()
    await writePeople(tx, id, people)
    const left = [...before].filter((one) => !people.includes(one))
    const about = { interview: id, application: held.application_id, job: held.job_id, page: held.page_id }
    await emit(ctx, tx, interviewersNamed, { ...about, came, left, at: held.starts_at?.toISOString() ?? null })
    return holdInterview(tx, id)
  })
  return { success: true, data: viewOf(ctx, row) }
}

/** Whoever comes in is free at the agreed time, or at one of those that may still be chosen. @throws Refused slot_taken */
async function demandFree(ctx: Context, tx: Tx, row: InterviewRow, came: readonly string[]): Promise<void> {
  if (came.length === 0) return
  await holdPeople(tx, [...came])
  const now = ctx.now()
  const times = row.starts_at ? [row.starts_at] : row.slots.filter((slot) => slot > now)
  for (const time of times) if (await areFree(ctx, tx, [...came], time, row.minutes, row.id)) return
  if (times.length > 0) throw new Refused('slot_taken', { errors: [{ field: 'people', code: 'slot_taken' }] })
}
