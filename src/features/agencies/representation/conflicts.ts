import { type RawBuilder, sql } from 'kysely'
import { companyKey, titleKey } from '#features/agencies/clients/company-name.ts'
import type { Submission } from '#features/agencies/submissions/move-submission.ts'
import type { Db, Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { Conflict } from './contract.ts'
import { refusalOf } from './rules.ts'

type Applied = { who: string; job: string; same_job: boolean | null }
type Other = Applied & { asked: boolean; until: Date | null; same_page: boolean | null; client: string; here: Here }
type Here = { title: string; client: string }

/** The same person by account, address or number, whichever two agencies know. */
const isSame = (table: string, user: string, { user_id, email, phone }: Submission): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql<boolean>`(${of(user)} = ${user_id}::uuid or lower(${of('email')}) = ${email?.toLowerCase() ?? null}
    or ${of('phone')} = ${phone})`
}

const mostTold = 20

/**
 * What stands beside a request: other agencies' rights and requests and one's own applications, for this job and at this company. Two records name the
 * same job by its advert, or by company and title in any spelling of the letters; the same company by its page or name, whatever its legal form.
 */
export async function conflictsOf(db: Db | Tx, row: Submission): Promise<Conflict[]> {
  const [others, applied] = [await othersOf(db, row), await appliedOf(db, row)]
  return [...others.flatMap(told), ...applied.map(toldOfOwn)].slice(0, mostTold)
}

function told({ who, job, until, asked, same_page, client, here, ...one }: Other): Conflict[] {
  const isThere = same_page === true || companyKey(client) === companyKey(here.client)
  const isJob = one.same_job === true || (isThere && titleKey(job) === titleKey(here.title))
  if (!isThere && !isJob) return []
  const ofJob = asked ? 'asked' : 'represented'
  const atClient = asked ? 'asked_client' : 'same_client'
  return [{ kind: isJob ? ofJob : atClient, who, job, until: until?.toISOString() ?? null }]
}

const toldOfOwn = ({ who, job, same_job }: Applied): Conflict => ({
  ...{ kind: same_job ? 'applied' : 'applied_client', who, job, until: null },
})

const thisJob = ({ mandate_id }: Submission) => sql`
  select mandates.job_id, mandates.title, clients.name, coalesce(clients.client_page_id, jobs.page_id) as company
  from mandates join clients on clients.id = mandates.client_id
  left join jobs on jobs.id = mandates.job_id and jobs.page_id <> mandates.page_id
  where mandates.id = ${mandate_id}`

/** What other agencies have under way with the same person, with any client. */
async function othersOf(db: Db | Tx, row: Submission): Promise<Other[]> {
  const { rows } = await sql<Other>`
    with this as (${thisJob(row)})
    select pages.name as who, mandates.title as job, s.state = 'candidate_asked' as asked,
      case when s.state = 'candidate_asked' then s.answer_due_at else s.right_until end as until,
      mandates.job_id = this.job_id as same_job, clients.client_page_id = this.company as same_page,
      clients.name as client, jsonb_build_object('title', this.title, 'client', this.name) as here
    from this, submissions s
    join mandates on mandates.id = s.mandate_id join clients on clients.id = s.client_id join pages on pages.id = s.page_id
    where s.page_id <> ${row.page_id} and ${isSame('s', 'user_id', row)}
      and (s.state = 'candidate_asked' or (s.approved_at is not null and s.state in
        ('candidate_approved', 'submitted', 'reviewing', 'shortlisted', 'interviewing', 'offered', 'duplicate')))
    order by s.id`.execute(db)
  return rows
}

/** What the same person applied to at this company by themselves. */
async function appliedOf(db: Db | Tx, row: Submission): Promise<Applied[]> {
  const { rows } = await sql<Applied>`
    with this as (${thisJob(row)})
    select pages.name as who, job_texts.title as job, applications.job_id = this.job_id as same_job
    from this, applications
    join jobs on jobs.id = applications.job_id join pages on pages.id = jobs.page_id
    join job_texts on job_texts.job_id = jobs.id and job_texts.language = jobs.language
    where applications.page_id = this.company and applications.page_id <> ${row.page_id}
      and ${isSame('applications', 'candidate_id', row)} and applications.source <> 'agency'
      and applications.stage not in ('withdrawn', 'declined')
    limit ${mostTold}`.execute(db)
  return rows
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
