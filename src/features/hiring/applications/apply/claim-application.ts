import { sql } from 'kysely'
import { addCvOfFile } from '#features/cvs/cvs/add-cv-of-file.ts'
import { displayOf } from '#features/people/accounts/display.ts'
import { findOwner } from '#features/people/accounts/find-accounts.ts'
import { spendKey } from '#features/people/accounts/one-time-keys.ts'
import { demandPassword, hashPassword } from '#features/people/accounts/passwords.ts'
import { startSession } from '#features/people/accounts/sessions.ts'
import { refuseTaken } from '#features/people/accounts/take-contact.ts'
import { confirmEmail } from '#features/people/accounts/verify-email.ts'
import { nameOutsider } from '#features/talk/threads/messages.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { bringNames, takeName } from '#platform/server/db/names.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from '../claim-contract.ts'
import { applicationClaimed } from '../events.ts'
import { holdApplicant } from '../hold-applicant.ts'
import { toldContact } from '../told-contact.ts'

type Application = Awaited<ReturnType<typeof readClaimed>>

/**
 * Makes an application part of the account that is signed in, or of a new one. The link came to the address it was sent
 * from, so the address is confirmed with it; other applications from that address come along.
 * @throws Refused link_expired · invalid · already_sent · account_exists: sign in first, then follow the link again
 */
export async function claimApplication(
  ctx: Context,
  { key, password }: Taken<typeof contract.claim>,
): Promise<Given<typeof contract.claim>> {
  const hash = ctx.me ? null : await hashNew(ctx, password)
  const work = ctx.db.transaction().execute(async (tx): Promise<Given<typeof contract.claim>> => {
    const { thing_id } = await spendKey(ctx, tx, 'claim-application', key)
    const id = found(thing_id)
    const newcomer = newId()
    const { job_id: job, email, phone } = await readClaimed(tx, id)
    if (ctx.me) await holdApplicant(tx, job, { candidate: ctx.me.id, email, phone })
    await holdClaims(tx, { email, phone })
    if (!ctx.me) await takeAddressOf(tx, await readClaimed(tx, id), newcomer)
    const application = await readClaimed(tx, id, 'locked')
    if (ctx.me) await demandNone(tx, application.job_id, ctx.me.id)
    const user = ctx.me?.id ?? (await addAccount(ctx, tx, newcomer, application, hash as string))
    await takeOver(ctx, tx, application, user)
    if (ctx.me && sameAddress(ctx.me.email, application.email) && !(await findOwner(tx, application)))
      await confirmEmail(ctx, tx, user)
    const token = await startSession(ctx, tx, user, true)
    await emit({ ...ctx, me: ctx.me ?? null }, tx, applicationClaimed, {
      application: application.id,
      job: application.job_id,
      page: application.page_id,
    })
    const row = await tx.selectFrom('users').selectAll().where('id', '=', user).executeTakeFirstOrThrow()
    return {
      success: true,
      token,
      user_token: '1',
      display: displayOf(row),
      redirect: `/applications/${application.id}`,
      application: application.id,
    }
  })
  return refuseTaken(work, () => new Refused('account_exists'))
}

/**
 * What somebody sent before there was an account, from an address that the account has proved, becomes part of it, unless somebody made it
 * theirs meanwhile.
 */
export async function adoptApplication(ctx: Context, tx: Tx, id: string, user: string): Promise<void> {
  await holdClaims(tx, await toldContact(tx, id))
  const application = await lookAt(tx, id, 'locked')
  if (!application || application.candidate_id) return
  await takeOver(ctx, tx, application, user)
  await emit(ctx, tx, applicationClaimed, { application: id, job: application.job_id, page: application.page_id })
}

const sameAddress = (one: string | null, other: string | null) =>
  one !== null && one.toLowerCase() === other?.toLowerCase()

async function hashNew(ctx: Context, password: string | undefined): Promise<string> {
  demandPassword(ctx, password ?? '')
  return hashPassword(password as string)
}

/** What came from one address is taken over by one after the other: each locks its own row first, and then all of them. */
export const holdClaims = (tx: Tx, { email, phone }: Pick<Application, 'email' | 'phone'>) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`claims ${email?.toLowerCase() ?? phone}`}, 0))`.execute(tx)

/** Before anything is locked: of two links from one address that are followed at once the second waits here, and for nothing that it holds. */
async function takeAddressOf(tx: Tx, { email, phone }: Application, user: string): Promise<void> {
  const isFree = await (email
    ? takeName(tx, 'email', email.toLowerCase(), user)
    : takeName(tx, 'phone', phone ?? '', user))
  if (!isFree) throw new Refused('account_exists')
}

async function readClaimed(tx: Tx, id: string, lock?: 'locked') {
  const row = await lookAt(tx, id, lock)
  if (!row || row.candidate_id) throw new Refused('link_expired')
  return row
}

async function lookAt(tx: Tx, id: string, lock?: 'locked') {
  const query = tx.selectFrom('applications').selectAll().where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row && { ...row, ...(await toldContact(tx, id)) }
}

/** @throws Refused already_sent: with the application of the account to the same job; the link stays, and takes the other back */
async function demandNone(tx: Tx, job: string, user: string): Promise<void> {
  const application = await ownOf(tx, job, user)
  if (application) throw new Refused('already_sent', { application })
}

/** The application of an account to this job, if there is one. */
export async function ownOf(db: Db | Tx, job: string, user: string): Promise<string | null> {
  const own = db.selectFrom('applications').select('id').where('job_id', '=', job).where('candidate_id', '=', user)
  return (await own.executeTakeFirst())?.id ?? null
}

async function addAccount(ctx: Context, tx: Tx, id: string, application: Application, password_hash: string) {
  if (await findOwner(tx, application)) throw new Refused('account_exists')
  const { country_id } = await tx
    .selectFrom('jobs')
    .select('country_id')
    .where('id', '=', application.job_id)
    .executeTakeFirstOrThrow()
  const { name, email, phone, language } = application
  const now = ctx.now()
  const verified = { email_verified_at: email ? now : null, phone_verified_at: email ? null : now }
  const user = {
    id,
    account_type: 'candidate' as const,
    name,
    email,
    phone,
    language,
    country_id,
    password_hash,
    created_at: now,
    ...verified,
  }
  await tx.insertInto('users').values(user).execute()
  await bringNames(tx, id, 'email', 'phone')
  return id
}

/** The applications and CVs sent from this address without an account now belong to it. */
async function takeOver(ctx: Context, tx: Tx, { id, email, phone }: Application, user: string): Promise<void> {
  const claimed = await tx
    .updateTable('applications')
    .set({ candidate_id: user })
    .where('candidate_id', 'is', null)
    .where((or) =>
      or.or([
        or('id', '=', id),
        ...(email ? [or(sql`lower(email)`, '=', email.toLowerCase())] : []),
        // a number beside an address says only how to reach whoever has the address
        ...(!email && phone ? [or.and([or('phone', '=', phone), or('email', 'is', null)])] : []),
      ]),
    )
    .where((not) =>
      not.not(
        not.exists(
          not
            .selectFrom('applications as own')
            .select('own.id')
            .whereRef('own.job_id', '=', 'applications.job_id')
            .where('own.candidate_id', '=', user),
        ),
      ),
    )
    .returning(['id', 'cv_id'])
    .execute()
  await nameOutsider(
    tx,
    claimed.map((one) => one.id),
    user,
  )
  const cvs = claimed.flatMap(({ cv_id }) => (cv_id ? [cv_id] : []))
  if (cvs.length === 0) return
  const files = await tx
    .updateTable('files')
    .set({ owner_id: user })
    .where('id', 'in', cvs)
    .where((or) => or.or([or('owner_id', 'is', null), or('owner_id', '=', user)]))
    .returning(['id', 'name'])
    .execute()
  for (const file of files) await addCvOfFile(ctx, tx, user, file, null)
}
