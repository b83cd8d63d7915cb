import { bringApplication } from '#features/hiring/applications/bring-application.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import { findOwner } from '#features/people/accounts/find-accounts.ts'
import { readKey } from '#features/people/accounts/one-time-keys.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { type Language, toLanguage } from '#platform/shared/languages.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { removeFiles } from './end-external.ts'
import { movePerson, type PersonRow } from './move-person.ts'

/** Somebody who was put forward, with what every text about it names. */
export const selectPutForward = (db: Db | Tx) =>
  db
    .selectFrom('external_people as p')
    .innerJoin('external_jobs as e', 'e.id', 'p.external_id')
    .innerJoin('pages', 'pages.id', 'p.page_id')
    .innerJoin('jobs', 'jobs.id', 'p.job_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .leftJoin('users', 'users.id', 'p.by_id')
    .selectAll('p')
    .select([
      'pages.name as company',
      'pages.slug',
      'users.name as recruiter',
      'title',
      'jobs.reference',
      'jobs.state as job_state',
    ])
    .select('pages.state as page_state')

export type PutForward = Awaited<ReturnType<ReturnType<typeof selectPutForward>['executeTakeFirstOrThrow']>>

/** By the link that was mailed, as long as it is known who it is. @throws Refused link_expired */
async function behind(ctx: Context, key: string) {
  const { thing_id, contact } = await readKey(ctx, 'put-forward', key)
  const row = await selectPutForward(ctx.db).where('p.id', '=', found(thing_id)).executeTakeFirst()
  if (!row?.name) throw new Refused('link_expired')
  return { row, contact: contact ?? '' }
}

/** @throws Refused link_expired */
export async function showPutForward(
  ctx: Context,
  { key }: Taken<typeof contract.showPutForward>,
): Promise<Given<typeof contract.showPutForward>> {
  const { row, contact } = await behind(ctx, key)
  const { name, recruiter, company, slug, title, reference, note, state, answer_due_at } = row
  return {
    success: true,
    data: {
      ...{ name: name ?? '', recruiter: recruiter ?? '', company, slug, note, state, email: contact },
      job: { title, path: row.job_state === 'live' ? `/jobs/${addressOf(title, reference)}` : null },
      answer_due_at: answer_due_at.toISOString(),
      words: row.agreed_to ?? wordsOf(ctx, row, ctx.language),
    },
  }
}

/** What a yes says, word for word, in a language. */
const wordsOf = (ctx: Context, { name, recruiter, company, title }: PutForward, language: Language): string =>
  ctx.wording.say(language, 'externalRecruiters.words', {
    name: name ?? '',
    recruiter: recruiter ?? '',
    company,
    job: title,
  })

/**
 * A yes makes an applicant of the person, with the address they were asked at; a no forgets them.
 * @throws Refused link_expired · external_person_state · job_closed
 */
export async function answerPutForward(
  ctx: Context,
  { key, answer }: Taken<typeof contract.answerPutForward>,
): Promise<Given<typeof contract.answerPutForward>> {
  const { row: seen } = await behind(ctx, key)
  const said = await ctx.db.transaction().execute(async (tx) => {
    const query = tx.selectFrom('external_people').selectAll().where('id', '=', seen.id)
    const row = found(await query.forUpdate().executeTakeFirst())
    if (row.answer_due_at <= ctx.now()) throw new Refused('external_person_state')
    if (answer === 'approve') return approve(ctx, tx, row, seen)
    return { state: 'declined' as const, keys: await movePerson(ctx, tx, row, { event: 'decline', side: 'person' }) }
  })
  await removeFiles(ctx, said.keys)
  return { success: true, data: { state: said.state } }
}

/** Who was there already stays as they came; the recruiter is told so, now that the person agreed. */
async function approve(ctx: Context, tx: Tx, row: PersonRow, seen: PutForward) {
  if (row.state !== 'asked') throw new Refused('external_person_state')
  if (seen.job_state !== 'live' && seen.job_state !== 'paused') throw new Refused('job_closed')
  const agreed_to = wordsOf(ctx, seen, toLanguage(ctx.language))
  const application = await bring(ctx, tx, row)
  const event = application ? ('send' as const) : ('find_known' as const)
  const set = { agreed_to, application_id: application }
  const keys = await movePerson(ctx, tx, row, { event, side: 'person', set })
  return { state: application ? ('sent' as const) : ('known' as const), keys }
}

/** @returns the application; null where the person applied before, by themselves or through another */
async function bring(ctx: Context, tx: Tx, row: PersonRow): Promise<string | null> {
  const { job_id: job, page_id, name, email, language, cv_id: cv, note } = row
  const account = await findOwner(tx, { email })
  const candidate = account?.account_type === 'candidate' && account.state === 'active' ? account.id : null
  try {
    return await bringApplication(ctx, tx, page_id, {
      ...{ job, candidate, name: found(name), email, phone: null, language, country: null, cv, note },
      source: 'external',
    })
  } catch (error) {
    if (error instanceof Refused && error.code === 'already_applicant') return null
    throw error
  }
}

/** @throws Refused link_expired */
export async function cvPutForward(ctx: Context, { key }: Taken<typeof contract.cvPutForward>): Promise<RawAnswer> {
  const { row } = await behind(ctx, key)
  const query = ctx.db.selectFrom('files').select(['name', 'mime', 'storage_key'])
  const file = row.cv_id && (await query.where('id', '=', row.cv_id).executeTakeFirst())
  if (!file) throw new Refused('link_expired')
  const headers = {
    'content-type': file.mime,
    // whatever the recruiter sent is saved, and opened by nothing of ours
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  }
  return new RawAnswer(200, headers, await ctx.files.open(file.storage_key))
}
