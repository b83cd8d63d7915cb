import { type RawBuilder, sql } from 'kysely'
import type { Submission } from '#features/agencies/submissions/move-submission.ts'
import type { Db, Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { Conflict } from './contract.ts'
import { refusalOf } from './rules.ts'

type Row = { kind: Conflict['kind']; who: string; job: string; until: Date | null }

/** The same person by account, address or number, whichever two agencies know. */
const isSame = (table: string, user: string, { user_id, email, phone }: Submission): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql<boolean>`(${of(user)} = ${user_id}::uuid or lower(${of('email')}) = ${email?.toLowerCase() ?? null}
    or ${of('phone')} = ${phone})`
}

/**
 * What stands beside a request: other agencies' rights and requests and one's own applications, for this job and at this company. Two records name the
 * same job by its advert, or by company and title in any spelling of the letters; the same company by its page or name.
 */
export async function conflictsOf(db: Db | Tx, row: Submission): Promise<Conflict[]> {
  const { rows } = await sql<Row>`
    with this as (
      select mandates.id, mandates.job_id, mandates.title, clients.name, coalesce(clients.client_page_id, jobs.page_id) as company
      from mandates join clients on clients.id = mandates.client_id
      left join jobs on jobs.id = mandates.job_id and jobs.page_id <> mandates.page_id
      where mandates.id = ${row.mandate_id}
    ), others as (
      select pages.name as who, mandates.title as job, s.state = 'candidate_asked' as asked,
        case when s.state = 'candidate_asked' then s.answer_due_at else s.right_until end as until,
        (mandates.job_id = this.job_id or (fold_text(mandates.title) = fold_text(this.title)
          and (clients.client_page_id = this.company or fold_text(clients.name) = fold_text(this.name)))) as same_job,
        (clients.client_page_id = this.company or fold_text(clients.name) = fold_text(this.name)) as same_client
      from this, submissions s
      join mandates on mandates.id = s.mandate_id join clients on clients.id = s.client_id join pages on pages.id = s.page_id
      where s.page_id <> ${row.page_id} and ${isSame('s', 'user_id', row)}
        and (s.state = 'candidate_asked' or (s.approved_at is not null and s.state in
          ('candidate_approved', 'submitted', 'reviewing', 'shortlisted', 'interviewing', 'offered', 'duplicate')))
    ), applied as (
      select pages.name as who, job_texts.title as job, applications.job_id = this.job_id as same_job
      from this, applications
      join jobs on jobs.id = applications.job_id join pages on pages.id = jobs.page_id
      join job_texts on job_texts.job_id = jobs.id and job_texts.language = jobs.language
      where applications.page_id = this.company and applications.page_id <> ${row.page_id}
        and ${isSame('applications', 'candidate_id', row)} and applications.source <> 'agency'
        and applications.stage not in ('withdrawn', 'declined')
    )
    select case when asked then case when same_job then 'asked' else 'asked_client' end
        when same_job then 'represented' else 'same_client' end as kind, who, job, until
      from others where coalesce(same_job, false) or coalesce(same_client, false)
    union all
    select case when coalesce(same_job, false) then 'applied' else 'applied_client' end, who, job, null from applied
    limit 20`.execute(db)
  return rows.map((one) => ({ ...one, until: one.until?.toISOString() ?? null }))
}

/** The earliest approval wins: a second one for the same job is refused until the first ends. @throws Refused represented_already · applied_already */
export async function demandNoConflict(tx: Tx, row: Submission): Promise<void> {
  for (const { kind, who, until } of await conflictsOf(tx, row)) {
    const code = refusalOf(kind)
    if (code) throw new Refused(code, { who, until })
  }
}

/** Of two approvals of one person at the same moment the second waits for the first, whatever each agency knows the person by. */
export async function holdPerson(tx: Tx, { user_id, email, phone }: Submission): Promise<void> {
  const names = [user_id, email?.toLowerCase(), phone].filter((name) => typeof name === 'string').toSorted()
  for (const name of names)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`represent ${name}`}, 0))`.execute(tx)
}
