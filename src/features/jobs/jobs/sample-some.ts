import type { Context, Tx } from '#platform/server/context.ts'
import type { LockedJob } from './move-job.ts'
import { openReview } from './open-review.ts'
import { sampledOneIn } from './rules.ts'
import type { Finding } from './screening/finding.ts'

/** One in ten jobs that went live without a look is looked at afterwards, and each in which something was found. */
export async function sampleSome(ctx: Context, tx: Tx, job: LockedJob, findings: readonly Finding[]): Promise<void> {
  if (findings.length > 0 || isSampled(job.id)) await openReview(ctx, tx, job, 'sample', { findings })
}

/** By the random end of its id: the same job is always answered alike, and nobody can choose. */
export const isSampled = (id: string): boolean => Number.parseInt(id.slice(-8), 16) % sampledOneIn === 0
