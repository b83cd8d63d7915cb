import type { Context, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import { readFields } from './draft.ts'
import type { JobFields } from './job-fields.ts'
import type { LockedJob } from './move-job.ts'
import type { Follows } from './publishing-rules.ts'
import { workingDayAfter } from './rules.ts'
import type { Finding } from './screening/finding.ts'
import { findingsIn } from './screening/screen-own.ts'

type Opened = { fields?: JobFields; findings?: readonly Finding[]; because?: Follows['because'] }

/** Puts a job in the queue of those who look, as it stands now; one that waits there already is looked at as it stands now. */
export async function openReview(
  ctx: Context,
  tx: Tx,
  job: LockedJob,
  kind: 'post' | 'edit' | 'sample',
  { fields, findings, because = [] }: Opened = {},
): Promise<void> {
  const now = ctx.now()
  const snapshot = fields ?? (await readFields(tx, job))
  const found = findings ?? (await findingsIn(tx, job.page_id, snapshot))
  const asItStands = {
    snapshot: JSON.stringify(snapshot),
    findings: JSON.stringify(found),
    because,
    submitted_at: now,
    due_at: workingDayAfter(now),
  }
  await tx
    .insertInto('job_reviews')
    .values({ id: newId(), job_id: job.id, of_page_id: job.page_id, kind, ...asItStands })
    // a sample goes on waiting when its job is closed, and the job may be listed again
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'kind']).where('decision', 'is', null).doUpdateSet(asItStands),
    )
    .execute()
}
