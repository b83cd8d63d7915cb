import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { RawAnswer } from '#platform/server/http/raw-answer.ts'
import { tableFile } from '#platform/server/table-file.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { reportExported } from '../events.ts'
import type * as contract from '../report-contract.ts'
import { makeReport } from './show-report.ts'
import { tablesOf } from './tables.ts'

/** A report as a file; who took it away is written down. @throws Refused not_found · not_allowed · invalid */
export async function exportReport(
  ctx: Context,
  { format, ...asked }: Taken<typeof contract.exportReport>,
): Promise<RawAnswer> {
  const { page } = found(ctx.membership)
  const report = await makeReport(ctx, asked)
  const { from, to } = report
  await ctx.db
    .transaction()
    .execute((tx) => emit(ctx, tx, reportExported, { page, format, from, to, job: asked.job ?? null }))
  return tableFile(tablesOf(ctx, report), { name: `report-${from}-${to}`, format, language: ctx.language })
}
