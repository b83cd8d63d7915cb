import { sql } from 'kysely'
import type { Context, Db } from '#platform/server/context.ts'
import type { RawAnswer } from '#platform/server/http/raw-answer.ts'
import { tableFile } from '#platform/server/table-file.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { Entry } from './contract.ts'
import { isTurned, type Kind, linesInFile } from './rules.ts'

type Asked = Omit<Taken<typeof contract.listEntries>, 'cursor' | 'lines'>
/** `by` is who did it, where only what somebody did is read. */
type Wanted = Asked & { page: string; by: string | null; before?: number | undefined; most: number }

/** What came in and went out of the own page. @throws Refused invalid: a period that ends before it begins */
export async function listEntries(
  ctx: Context,
  { cursor, lines, ...asked }: Taken<typeof contract.listEntries>,
): Promise<Given<typeof contract.listEntries>> {
  const found = await readEntries(ctx.db, { ...asked, ...reachOf(ctx), before: cursor, most: lines + 1 })
  const data = found.slice(0, lines)
  const last = data.at(-1)
  return { success: true, data, next_cursor: found.length > lines && last ? String(last.id) : null }
}

/** The same as a file. @throws Refused invalid: the same */
export async function exportEntries(
  ctx: Context,
  { format, ...asked }: Taken<typeof contract.exportEntries>,
): Promise<RawAnswer> {
  const entries = await readEntries(ctx.read, { ...asked, ...reachOf(ctx), most: linesInFile })
  const say = (key: string) => ctx.wording.say(ctx.language, `ledger.${key}`, {})
  const heads = ['date', 'activity', 'note', 'kind', 'amount', 'balance', 'by'].map((head) => say(`heads.${head}`))
  const rows = entries.map(({ at, what, for: action, note, kind, amount, balance, by, by_staff }) => [
    at.slice(0, 19).replace('T', ' '),
    `${say(`what.${what}`)}: ${say(`for.${action}`)}`,
    note,
    say(`kinds.${kind}`),
    amount,
    balance,
    by ?? (by_staff ? say('byStaff') : null),
  ])
  return tableFile([{ title: say('usage'), heads, rows }], { name: 'usage', format, language: ctx.language })
}

/** Whoever spends within a limit reads what is the own. */
function reachOf(ctx: Context) {
  const { page, member, scope } = found(ctx.membership)
  return { page, by: scope('spend') === 'budget' ? member : null }
}

type Row = {
  id: number
  at: Date
  kind: Kind
  what: Entry['what']
  about: { for?: string; note?: string; code?: string }
  amount: number
  balance: number
  by: string | null
  by_staff: boolean
}

/** Lines of a statement, the latest first, each with the balance after it. @throws Refused invalid */
export async function readEntries(db: Db, { page, by, kind, way, from, to, before, most }: Wanted): Promise<Entry[]> {
  if (isTurned({ from, to })) throw wrongField('to', 'period_order')
  const conditions = [
    sql`true`,
    ...(by === null ? [] : [sql`by_id = ${by}`]),
    ...(way === undefined ? [] : [way === 'in' ? sql`amount > 0` : sql`amount < 0`]),
    ...(from === undefined ? [] : [sql`at >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`at < ${to}::date + 1`]),
    ...(before === undefined ? [] : [sql`line.id < ${before}`]),
  ]
  const { rows } = await sql<Row>`
    select line.id, at, kind, what, about, amount, balance, users.name as by, by_id is not null and users.id is null as by_staff
    from (select posting.*, account.kind, sum(amount) over (partition by account_id order by posting.id)::integer as balance
      from ledger_postings posting join ledger_accounts account on account.id = account_id
      where page_id = ${page} and amount is not null ${kind === undefined ? sql`` : sql`and account.kind = ${kind}`}) line
    left join users on users.id = by_id and what <> 'correct'
      -- the site's people act in its name
      and (not (role_cp = 1 or exists (select from staff_roles where staff_roles.user_id = by_id)) or exists (select from page_members where page_id = ${page} and user_id = by_id))
    where ${sql.join(conditions, sql` and `)} order by line.id desc limit ${most}`.execute(db)
  return rows.map(({ id, at, about, ...rest }) => ({
    ...rest,
    id: Number(id),
    at: at.toISOString(),
    for: about.for ?? rest.what,
    note: about.note ?? about.code ?? null,
  }))
}
