import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { RawAnswer } from '#platform/server/http/raw-answer.ts'
import { tableFile } from '#platform/server/table-file.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { typedOf } from '#platform/shared/typed-money.ts'
import type * as contract from './commission-contract.ts'
import type { CommissionRow } from './commission-contract.ts'
import { leads, todayOf } from './select-placements.ts'

/** Fees and own share by recruiter, month of the start, and currency. */
export async function showCommission(
  ctx: Context,
  asked: Taken<typeof contract.showCommission>,
): Promise<Given<typeof contract.showCommission>> {
  const months = within(ctx, asked)
  return { success: true, data: await read(ctx, months), ...months }
}

/** The same as a file. */
export async function exportCommission(
  ctx: Context,
  { format, ...asked }: Taken<typeof contract.exportCommission>,
): Promise<RawAnswer> {
  const rows = await read(ctx, within(ctx, asked))
  const word = (key: string) => ctx.wording.say(ctx.language, `placements.commission.${key}`, {})
  const heads = ['month', 'recruiter', 'currency', 'placements', 'fees', 'share', 'inGuarantee'].map(word)
  const table = {
    ...{ title: word('title'), heads },
    rows: rows.map(({ month, recruiter, currency, placements, fees, share, in_guarantee }) => {
      const money = (minor: number) => Number(typedOf(minor, currency))
      return [month, recruiter, currency, placements, money(fees), money(share), money(in_guarantee)]
    }),
  }
  return tableFile([table], { name: 'commission', format, language: ctx.language })
}

/** The first and the last month; this year so far where nothing is said, its year where only the last is. */
function within(ctx: Context, { from, to }: Taken<typeof contract.showCommission>) {
  const last = to ?? todayOf(ctx).slice(0, 7)
  return { from: from ?? `${last.slice(0, 4)}-01`, to: last }
}

async function read(ctx: Context, { from, to }: ReturnType<typeof within>): Promise<CommissionRow[]> {
  const membership = found(ctx.membership)
  // what goes back lowers the fee, and each share is rounded as the placement itself shows it
  const fee = sql`case when p.state = 'lost' and p.left_on is null then 0 else p.fee - coalesce(p.refund, 0) end`
  const { rows } = await sql<CommissionRow>`
    select to_char(p.starts_on, 'YYYY-MM') as month, p.recruiter_id, coalesce(users.name, '') as recruiter, p.fee_currency as currency,
      count(*)::int as placements, sum(${fee})::float8 as fees,
      sum(round((${fee})::numeric * p.own_share / 100))::float8 as share,
      coalesce(sum(p.fee) filter (where p.state = 'started'), 0)::float8 as in_guarantee
    from placements p left join users on users.id = p.recruiter_id
    where p.page_id = ${membership.page} and p.starts_on >= ${`${from}-01`}::date
      and p.starts_on < ${`${to}-01`}::date + interval '1 month'
      ${leads(membership) ? sql`` : sql`and p.recruiter_id = ${membership.member}`}
    group by 1, 2, 3, 4 order by 1 desc, 3, 4 limit 2000`.execute(ctx.db)
  return rows
}
