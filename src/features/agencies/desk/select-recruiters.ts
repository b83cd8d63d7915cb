import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { DeskRecruiter } from './contract.ts'
import { aims, recruitingRoles } from './rules.ts'

type Row = { user: string; name: string; wanted: number[]; reached: number[] }

/** What each who puts people forward aims for in a month, and what was reached; by name. */
export async function selectRecruiters(
  ctx: Context,
  { page, own, month }: { page: string; own: string | null; month: string },
): Promise<DeskRecruiter[]> {
  const first = `${month}-01`
  const inMonth = (column: string) =>
    sql`${sql.ref(column)} >= ${first}::date and ${sql.ref(column)} < ${first}::date + interval '1 month'`
  const { rows } = await sql<Row>`
    select m.user_id as user, coalesce(users.name, '') as name,
      array[coalesce(t.submissions, 0), coalesce(t.interviews, 0), coalesce(t.placements, 0)]::int[] as wanted,
      array[s.sent, s.met, p.placed] as reached
    from page_members m join users on users.id = m.user_id
    left join recruiter_targets t on t.page_id = m.page_id and t.user_id = m.user_id and t.month = ${first}::date
    cross join lateral (
      select (count(*) filter (where ${inMonth('submitted_at')}))::int as sent,
        (count(*) filter (where ${inMonth('interviewing_at')}))::int as met
      from submissions where submissions.page_id = m.page_id and submissions.by_id = m.user_id
    ) s
    cross join lateral (
      select count(*)::int as placed from placements
      where placements.page_id = m.page_id and placements.recruiter_id = m.user_id and ${inMonth('starts_on')}
        and not (placements.state = 'lost' and placements.left_on is null)
    ) p
    where m.page_id = ${page} and m.state = 'active' and m.role in (${sql.join(recruitingRoles)})
      ${own === null ? sql`` : sql`and m.user_id = ${own}`}
    order by name, m.user_id limit 200`.execute(ctx.db)
  const named = (numbers: number[]) =>
    Object.fromEntries(aims.map((aim, at) => [aim, numbers[at] ?? 0])) as DeskRecruiter['wanted']
  return rows.map(({ wanted, reached, ...row }) => ({ ...row, wanted: named(wanted), reached: named(reached) }))
}
