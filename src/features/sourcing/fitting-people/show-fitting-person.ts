import { linesOf } from '#features/jobs/matching/lines-of.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { pageSize, peopleOfJob } from './people-of-job.ts'
import { readPooled } from './pooled-sources.ts'
import { showFitting } from './show-fitting.ts'

/** One of those whom a job fits, as the list has them. @throws Refused not_found: no job within reach, or not among them */
export async function showFittingPerson(
  ctx: Context,
  { job: id, who }: Taken<typeof contract.showFittingPerson>,
): Promise<Given<typeof contract.showFittingPerson>> {
  const { job, asks, all } = await peopleOfJob(ctx, id)
  const at = all.findIndex((one) => one.id === who)
  const one = found(all[at])
  const [fitting] = await showFitting(ctx, job, asks, [one])
  return {
    success: true,
    data: {
      job: { id: job.id, title: job.title, state: job.state },
      fitting: found(fitting),
      sheet: one.isPooled ? await sheetOf(ctx, one.id) : null,
      before: all[at - 1]?.id ?? null,
      after: all[at + 1]?.id ?? null,
      page: Math.floor(at / pageSize) + 1,
    },
  }
}

async function sheetOf(ctx: Context, entry: string) {
  const [person] = await readPooled(ctx.read, [entry])
  const { content } = found(person)
  return { language: content.language, lines: linesOf(content).map((line) => ({ ...line, marks: [] })) }
}
