import type { z } from 'zod'
import { shownStates } from '#features/companies/pages/page-states.ts'
import { readFields } from '#features/jobs/jobs/draft.ts'
import { publicStates } from '#features/jobs/jobs/job-states.ts'
import type { JobFinding } from '#features/jobs/jobs/look-contract.ts'
import { rulesInForce } from '#features/jobs/jobs/rules-in-force.ts'
import { screenText } from '#features/jobs/jobs/screen-text.ts'
import { demandLasting } from '#features/people/accounts/demand-email.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { plainText } from '#platform/server/clean-html.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { caseFor } from './case-for.ts'
import type * as contract from './contract.ts'
import { complaintSent } from './events.ts'

type Gives = Promise<Given<typeof contract.reportJob>>
export type Snapshot = {
  title: string
  company: string
  text: string
  address: string
  /** What the automatic look found in the text when it was reported. */
  findings?: JobFinding[]
  messages?: z.output<typeof contract.ReportedMessage>[]
}
type Thing = { page: string; job: string | null; snapshot: Snapshot }
type Said = Omit<Taken<typeof contract.reportJob>, 'job'>

/** Reports a job as it stands now. @throws Refused not_found · own_complaint · invalid */
export async function reportJob(ctx: Context, { job: id, ...said }: Taken<typeof contract.reportJob>): Gives {
  const job = found(await ctx.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst())
  if (!publicStates.includes(job.state)) throw new Refused('not_found')
  const { texts, language } = await readFields(ctx.db, job)
  const { name } = await nameOf(ctx, job.page_id)
  const text = texts.find((one) => one.language === language) ?? texts[0]
  const parts = [text?.description, text?.responsibilities, text?.requirements]
  const words = parts.map((part) => plainText(part ?? '')).filter(Boolean)
  const snapshot = {
    title: text?.title ?? '',
    company: name,
    text: words.join('\n\n'),
    address: `/jobs/${job.reference}`,
  }
  return send(ctx, { page: job.page_id, job: id, snapshot }, said)
}

/** Reports a company as its page reads now. @throws Refused not_found · own_complaint · invalid */
export async function reportCompany(ctx: Context, { page, ...said }: Taken<typeof contract.reportCompany>): Gives {
  const { name, slug, website } = await nameOf(ctx, page)
  const snapshot = { title: name, company: name, text: website ?? '', address: `/companies/${slug}` }
  return send(ctx, { page, job: null, snapshot }, said)
}

const nameOf = async (ctx: Context, page: string) =>
  found(
    await ctx.db
      .selectFrom('pages')
      .select(['name', 'slug', 'website'])
      .where('id', '=', page)
      .where('state', 'in', shownStates)
      .executeTakeFirst(),
  )

async function send(ctx: Context, { page, job, snapshot }: Thing, { reason, note, email }: Said): Gives {
  const { me } = ctx
  if (me && (await isMember(ctx, page, me.id))) throw new Refused('own_complaint')
  if (!me && email) demandLasting(email)
  const findings = await findingsOf(ctx, page, snapshot.text)
  const from_key = ctx.signer.fingerprint('complaint', ctx.address).toString('hex')
  await ctx.db.transaction().execute(async (tx) => {
    const id = newId()
    const case_id = await caseFor(ctx, tx, { page_id: page, job_id: job, person_id: null })
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('complaints')
      .values({
        id,
        case_id,
        page_id: page,
        job_id: job,
        reason,
        note,
        reporter_id: me?.id ?? null,
        reporter_email: me ? null : (email ?? null),
        reporter_key: me?.id ?? from_key,
        from_key,
        language: ctx.language,
        snapshot: JSON.stringify({ ...snapshot, findings }),
        created_at: ctx.now(),
      })
      .onConflict((twice) => twice.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows) await emit(ctx, tx, complaintSent, { complaint: id, case: case_id })
  })
  return { success: true, data: { hears: Boolean(me ?? email) } }
}

const isMember = async (ctx: Context, page: string, user: string): Promise<boolean> => {
  const query = ctx.db.selectFrom('page_members').select('user_id').where('page_id', '=', page)
  return (await query.where('user_id', '=', user).executeTakeFirst()) !== undefined
}

/** What the rules in force find in what was seen; kept with it, since rules and texts change. */
export async function findingsOf(ctx: Context, page: string | null, text: string): Promise<JobFinding[]> {
  const query = ctx.db.selectFrom('pages').select('country_id').where('id', '=', page)
  const row = page ? await query.executeTakeFirst() : undefined
  return screenText(text, row ? countryCode(row.country_id) : '', await rulesInForce(ctx.db)).slice(0, mostFindings)
}
const mostFindings = 30
