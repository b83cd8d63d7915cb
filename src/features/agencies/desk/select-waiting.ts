import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { DeskWaiting } from './contract.ts'
import { type DeskKind, deskDays, deskKinds, mostOfKind } from './rules.ts'

type Row = Omit<DeskWaiting, 'at' | 'total'> & { at: Date; total: number }

/** What waits, a few of each kind, the most pressing first, with how many there are; in one question. */
export async function selectWaiting(ctx: Context, page: string, own: string | null): Promise<DeskWaiting[]> {
  const now = ctx.now()
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
  const of = (kind: DeskKind) => sql`select ${sql.lit(kind)}::text as kind, s.id, s.name, s.client_id, s.mandate_id`
  const theirs = (column: string) => (own === null ? sql`true` : sql`${sql.ref(column)} = ${own}`)
  const people = sql`from submissions s where s.page_id = ${page} and ${theirs('s.by_id')}`
  const { rows } = await sql<Row>`
    with waiting as (
      ${of('complete')}, s.moved_at as at ${people} and s.state = 'placed'
        and not exists (select from placements where placements.submission_id = s.id)
      union all ${of('disputes')}, d.due_at from submission_disputes d join submissions s on s.id = d.submission_id
        where s.page_id = ${page} and ${theirs('s.by_id')} and d.state = 'claimed'
      union all ${of('interviews')}, s.interview_at ${people} and s.state = 'interviewing'
        and s.interview_at between ${days(-1 / 12)} and ${days(deskDays.interviews)}
      union all ${of('send_on')}, s.approved_at ${people} and s.state = 'candidate_approved'
      union all ${of('silent')}, s.submitted_at ${people} and s.state in ('submitted', 'reviewing')
        and s.submitted_at < ${days(-deskDays.silent)}
      union all ${of('rights')}, s.right_until ${people} and s.state in ('candidate_approved', 'submitted', 'reviewing', 'shortlisted')
        and s.right_until between ${now} and ${days(deskDays.rights)}
      union all ${of('guarantees')}, p.guarantee_until::timestamptz from placements p join submissions s on s.id = p.submission_id
        where p.page_id = ${page} and ${theirs('p.recruiter_id')} and p.state = 'started'
        and p.guarantee_until between ${now}::date and ${days(deskDays.guarantees)}::date
    ), ranked as (
      select *, count(*) over (partition by kind)::int as total, row_number() over (partition by kind order by at, id) as nr
      from waiting
    )
    select kind, ranked.id as submission, coalesce(ranked.name, '') as name, clients.name as client, mandates.title as job, at, total
    from ranked join clients on clients.id = ranked.client_id join mandates on mandates.id = ranked.mandate_id
    where nr <= ${mostOfKind} order by at, ranked.id`.execute(ctx.db)
  return deskKinds.flatMap((kind) =>
    rows.filter((row) => row.kind === kind).map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
  )
}
