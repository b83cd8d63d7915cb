import type { Context } from '#platform/server/context.ts'
import { csvOf } from '#platform/server/csv.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { Fault } from './table-fields.ts'
import { leftOut } from './table-states.ts'

/** Rows that became nobody, as they were, with the reason before them; corrected, the file is taken in again. @throws Refused not_found */
export async function faultsFile(ctx: Context, { table: id }: Taken<typeof contract.faultsFile>): Promise<RawAnswer> {
  const { page } = found(ctx.membership)
  const table = found(
    await ctx.db
      .selectFrom('import_tables')
      .selectAll()
      .where('id', '=', id)
      .where('page_id', '=', page)
      .executeTakeFirst(),
  )
  const rows = await ctx.db
    .selectFrom('import_table_rows')
    .select(['line', 'state', 'cells', 'faults', 'twin'])
    .where('table_id', '=', id)
    .where('state', 'in', leftOut)
    .where('cells', 'is not', null)
    .orderBy('line')
    .execute()
  const say = (key: string, values: Record<string, number> = {}) =>
    ctx.wording.say(ctx.language, `importTables.${key}`, values)
  const head = table.head.map((name, at) => name || say('column', { number: at + 1 }))
  const lines = rows.map(({ line, state, cells, faults, twin }) => {
    const reasons = (faults as unknown as Fault[]).filter(({ blocks }) => blocks)
    const why =
      state === 'faulty'
        ? reasons.map(({ code }) => say(`faults.${code}`)).join('; ')
        : twin
          ? say('twin', { line: twin })
          : say(`rows.${state}`)
    const said = (cells ?? []) as unknown as string[]
    // every row as long as the head: empty cells at its end are not stored
    return [String(line), why, ...head.map((_, at) => said[at] ?? '')]
  })
  return new RawAnswer(
    200,
    {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="left-out.csv"',
      'cache-control': 'private, no-store',
    },
    csvOf([[say('leftOutFile.line'), say('leftOutFile.problem'), ...head], ...lines]),
  )
}
