import { z } from 'zod'
import { arranged } from '#features/hiring/interviews/contract.ts'
import { checkArranged } from '#features/hiring/interviews/propose.ts'
import { teamOfJob } from '#features/jobs/jobs/job-team.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type { NextInterview } from './contract.ts'

/** An interview arranged at a desk, as it waits for the application it belongs to. */
export const KeptInterview = z.object({ ...arranged, agreed: z.boolean(), by: z.uuid() })

type At = { page: string; job: string | undefined; outcome: string | null; visitor: string | null }

/**
 * The next interview as it is kept with the visit: whoever sits at the desk holds it, and may invite applicants of this job.
 * @throws Refused invalid · not_allowed · slot_past · slot_far · slot_taken · candidate_taken
 */
export async function keepInterview(
  ctx: Context,
  tx: Tx,
  { page, job, outcome, visitor }: At,
  { agreed, ...interview }: NextInterview,
): Promise<z.input<typeof KeptInterview>> {
  if (outcome !== 'next_interview') throw wrongField('outcome', 'wrong')
  if (!job) throw wrongField('job', 'required')
  const me = found(ctx.me).id
  const may = ctx.membership?.may('applicant.move') ?? false
  const team = await teamOfJob(ctx, { page, job }, 'applicant.move')
  if (!may || !team.some(({ user }) => user === me)) throw new Refused('not_allowed')
  if (agreed && interview.slots.length !== 1) throw wrongField('slots', 'wrong')
  const fields = { ...interview, people: [me], note: '', interview_guide: '' }
  await checkArranged(ctx, tx, { page, job, application: null, user: visitor }, fields, null)
  return { ...fields, agreed, by: me }
}
