import { domainOf, isAtDomain } from '#features/companies/pages/domains.ts'
import { pageChecked, pageDomainAsked } from '#features/companies/pages/events.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import { checksOf } from './check-view.ts'
import type * as contract from './contract.ts'

/** What was checked of the own page, what waits, and what came of it. */
export async function ownChecks(ctx: Context): Promise<Given<typeof contract.ownChecks>> {
  const { page } = found(ctx.membership)
  const { state, state_why, website } = await readPage(ctx, page)
  return {
    success: true,
    data: {
      state: state,
      state_why,
      domain: provableDomain(website),
      checks: await checksOf(ctx, page, false),
    },
  }
}

const readPage = (ctx: Context, page: string) =>
  ctx.db.selectFrom('pages').select(['state', 'state_why', 'website']).where('id', '=', page).executeTakeFirstOrThrow()

/** The domain mail would prove; null without a website, or where anybody can have mail. */
function provableDomain(website: string | null): string | null {
  const domain = domainOf(website)
  return domain && isAtDomain(`mail@${domain}`, website) ? domain : null
}

/** Sends the link that proves the domain. @throws Refused no_domain · invalid */
export async function askDomain(ctx: Context, { mailbox }: Taken<typeof contract.askDomain>) {
  const { page } = found(ctx.membership)
  const { website } = await readPage(ctx, page)
  const domain = provableDomain(website)
  if (!domain) throw new Refused('no_domain')
  if (!/^[\w.+-]+$/.test(mailbox)) throw wrongField('mailbox', 'email')
  const email = `${mailbox}@${domain}`
  await ctx.db.transaction().execute((tx) => emit(ctx, tx, pageDomainAsked, { page, email }))
  return { success: true as const }
}

const papers = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp'])

/** Hands in a licence; one waits at a time. @throws Refused already_waiting · invalid: no document of one's own, or ended */
export async function askLicence(
  ctx: Context,
  { file, ...facts }: Taken<typeof contract.askLicence>,
): Promise<Given<typeof contract.askLicence>> {
  const { page, member } = found(ctx.membership)
  const now = ctx.now()
  if (facts.expires_on < now.toISOString().slice(0, 10)) throw wrongField('expires_on', 'ended')
  const id = newId()
  await ctx.db.transaction().execute(async (tx) => {
    // one page, one queue: two who press at once stand behind each other
    await tx.selectFrom('pages').select('id').where('id', '=', page).forNoKeyUpdate().execute()
    const waiting = await tx
      .selectFrom('page_checks')
      .select('id')
      .where('page_id', '=', page)
      .where('what', '=', 'licence')
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (waiting) throw new Refused('already_waiting')
    const taken = await tx
      .updateTable('files')
      .set({ thing: 'page-licence', thing_id: id, page_id: page, owner_id: null })
      .where('id', '=', file)
      .where('owner_id', '=', member)
      .where('thing', '=', 'loose')
      .where('mime', 'in', [...papers])
      .executeTakeFirst()
    if (!taken.numUpdatedRows) throw wrongField('file', 'wrong_type')
    const check = { id, page_id: page, what: 'licence' as const, state: 'waiting' as const, file_id: file, ...facts }
    await tx
      .insertInto('page_checks')
      .values({ ...check, asked_by: member, asked_at: now })
      .execute()
    await emit(ctx, tx, pageChecked, { page, check: id, what: 'licence', came: 'asked', words: '' })
  })
  const checks = await checksOf(ctx, page, false)
  return { success: true, data: found(checks.find((check) => check.id === id)) }
}
