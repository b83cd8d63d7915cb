import { sql } from 'kysely'
import { z } from 'zod'
import { shownStates } from '#features/companies/pages/page-states.ts'
import { jobFilters } from '#features/jobs/job-search/contract.ts'
import { demandKnown } from '#features/jobs/job-search/demand-known.ts'
import { demandLasting } from '#features/people/accounts/demand-email.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { language } from '#platform/shared/fields.ts'
import { newId } from '#platform/shared/ids.ts'
import { must, wrongField } from '#platform/shared/refusal.ts'
import { type AlertSearch, bare, wantedOf } from './alert-search.ts'
import type * as contract from './contract.ts'
import { keyFor } from './mailed-key.ts'
import { moveAlert } from './move-alert.ts'
import { namedSearch } from './named-search.ts'
import { type Frequency, frequencies, mayAddAlert } from './rules.ts'
import { writeAlert } from './write-alert.ts'

/** How often one address is asked whether it wants an alert, a day. */
const mostQuestions = 5

/**
 * With an account the alert begins at once. Without one the same is said to everybody, and a mail asks.
 * @throws Refused invalid (nothing wanted, or no address) · too_many_alerts
 */
export async function addAlert(
  ctx: Context,
  { email, frequency, ...search }: Taken<typeof contract.addAlert>,
): Promise<Given<typeof contract.addAlert>> {
  await demandKnown(ctx, search)
  await demandCompany(ctx, search.company)
  await wantedOf(ctx, search)
  const { me } = ctx
  if (me) {
    await ctx.db.transaction().execute((tx) => keepAlert(ctx, tx, me.id, { search, frequency }))
    return { success: true, data: { state: 'active' } }
  }
  if (!email) throw wrongField('email', 'required')
  demandLasting(email)
  await ctx.db
    .transaction()
    .execute((tx) => enqueue(tx, askAboutAlert, { email, frequency, language: ctx.language, search }))
  return { success: true, data: { state: 'asked' } }
}

/** The alert of somebody signed in; who has the same already hears of it as was asked last, and not twice. @throws Refused too_many_alerts */
async function keepAlert(ctx: Context, tx: Tx, user: string, { search, frequency }: Wish): Promise<void> {
  // of several at once the second sees what the first has made
  await tx.selectFrom('users').select('id').where('id', '=', user).forNoKeyUpdate().execute()
  const same = await tx
    .selectFrom('alerts')
    .selectAll()
    .where('user_id', '=', user)
    .where('state', '<>', 'stopped')
    .where('search', '=', JSON.stringify(bare(search)))
    .executeTakeFirst()
  if (same) {
    await moveAlert(ctx, tx, same, 'confirm')
    await tx.updateTable('alerts').set({ frequency }).where('id', '=', same.id).execute()
    return
  }
  must(mayAddAlert(await count(tx, { user })))
  await writeAlert(ctx, tx, { user, email: null, language: ctx.language, search, frequency, state: 'active' })
}

type Wish = { search: AlertSearch; frequency: Frequency }

/** An alert of a company that is not on the site would wait for ever. @throws Refused invalid */
async function demandCompany(ctx: Context, company: string | undefined): Promise<void> {
  if (company === undefined) return
  const known = await ctx.db
    .selectFrom('pages')
    .select('id')
    .where('id', '=', company)
    .where('state', 'in', shownStates)
  if (!(await known.executeTakeFirst())) throw wrongField('company', 'wrong')
}

/** Keeps a guest's alert as one that was asked for, and mails the question. */
export const askAboutAlert = backgroundTask(
  'ask-about-alert',
  z.object({ email: z.string(), frequency: z.enum(frequencies), language, search: z.object(jobFilters) }),
  async (given, { email, frequency, language, search }) => {
    const ctx = { ...given, language }
    const since = new Date(ctx.now().getTime() - 86_400_000)
    if ((await count(ctx.db, { email, since })) >= mostQuestions) return
    if (mayAddAlert(await count(ctx.db, { email })).refused) return
    const id = await ctx.db
      .transaction()
      .execute((tx) => writeAlert(ctx, tx, { user: null, email, language, search, frequency, state: 'asked' }))
    const to = { user: null, name: '', email, phone: null, language }
    // whoever asked may have typed anything for a stranger to read: what was typed is shown behind the link only
    const criteria = (await namedSearch(ctx, search)).join(' · ') || 'none'
    const link = `/job-alert/${await keyFor(ctx, id)}`
    await notify(ctx, { cause: newId(), to, notice: 'alert_asked', facts: { criteria }, link, channels: ['mail'] })
  },
)

/** Alerts of an account, or of an address, that are not over. */
async function count(db: Db, { user, email, since }: { user?: string; email?: string; since?: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from alerts
    where state <> 'stopped' and ${user ? sql`user_id = ${user}` : sql`lower(email) = lower(${email ?? ''})`}
      and ${since ? sql`created_at > ${since}` : sql`true`}`.execute(db)
  return rows[0]?.count ?? 0
}
