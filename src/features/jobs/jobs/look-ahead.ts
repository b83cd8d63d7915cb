import { z } from 'zod'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { demandClient } from './demand-client.ts'
import { readFields } from './draft.ts'
import { cleaned } from './editing/job-columns.ts'
import { changesBetween } from './job-changes.ts'
import { type JobFields, jobFields } from './job-fields.ts'
import { isEditable, isOut } from './job-states.ts'
import { reachableJobs } from './job-team.ts'
import { feeFor } from './live-fee.ts'
import type { lookAhead as call } from './look-contract.ts'
import { type LockedJob, permissionOf, stayOf } from './move-job.ts'
import { type Follows, whatFollows } from './publishing-rules.ts'
import type { Finding } from './screening/finding.ts'
import { findingsIn, isBlocked } from './screening/screen-own.ts'
import { demandEntries } from './wrong-entries.ts'

const Fields = z.object(jobFields)

/** What the automatic look finds in a job while it is written, and what would follow from publishing. Nothing is kept. @throws Refused not_found · invalid: what saving refuses */
export async function lookAhead(
  ctx: Context,
  { job: id, ...written }: Taken<typeof call>,
): Promise<Given<typeof call>> {
  const membership = found(ctx.membership)
  const job = id
    ? found(
        await ctx.db
          .selectFrom('jobs')
          .selectAll()
          .where('id', '=', id)
          .where(reachableJobs(membership, 'job.write'))
          .executeTakeFirst(),
      )
    : null
  const fields = cleaned(written)
  await Promise.all([demandEntries(ctx, fields), demandClient(ctx.db, job?.page_id ?? membership.page, fields)])
  const findings = await findingsIn(ctx.db, membership.page, fields)
  const author = { page_id: membership.page, created_by: job?.created_by ?? membership.member }
  const [follows, fee] = await Promise.all([
    followsOf(ctx, ctx.db, { job, author, fields, findings }),
    job && !isEditable(job.state) ? null : feeAhead(ctx, job?.id ?? null, membership.page, fields),
  ])
  return { success: true, data: { findings, ...follows, fee } }
}

/** What the place costs that it would take, if it went out as it is written. */
async function feeAhead(ctx: Context, job: string | null, page: string, { opens_at, open_days }: JobFields) {
  const stay = stayOf(ctx, { opens_at: opens_at === null ? null : new Date(opens_at), open_days })
  const { price: _, ...fee } = await feeFor(ctx, ctx.db, { id: job, page_id: page }, stay)
  return fee
}

type Asked = {
  /** Null before it is saved for the first time. */
  job: LockedJob | null
  author: { page_id: string; created_by: string | null }
  fields: JobFields
  findings: readonly Finding[]
}

/** What follows from publishing these fields now, as the one who asks. */
export async function followsOf(ctx: Context, db: Db | Tx, { job, author, fields, findings }: Asked): Promise<Follows> {
  const state = job?.state ?? 'draft'
  const stored = job && isOut(state) ? await readFields(db, job) : null
  return whatFollows({
    state,
    permission: await permissionOf(db, author, ctx.membership?.member),
    watched: isBlocked(findings),
    clientWaits: Boolean(fields.client_page_id ?? fields.client_email) && !job?.client_approved_at,
    later: fields.opens_at !== null && new Date(fields.opens_at) > ctx.now(),
    unchanged: job !== null && isEditable(state) && (await isAsItWas(db, job.id, fields)),
    changes: stored ? changesBetween(stored, fields).map(({ field }) => field) : [],
  })
}

/** Whether a job still says what it said when changes were asked for last; taking it back from the review changes nothing of that. */
async function isAsItWas(db: Db | Tx, job: string, fields: JobFields): Promise<boolean> {
  const review = await db
    .selectFrom('job_reviews')
    .select(['snapshot', 'decision'])
    .where('job_id', '=', job)
    .where('decision', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .executeTakeFirst()
  const before = review?.decision === 'changes_requested' ? Fields.safeParse(review.snapshot).data : undefined
  return before !== undefined && changesBetween(before, fields).length === 0
}
