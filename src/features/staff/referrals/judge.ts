import { sql } from 'kysely'
import { give } from '#features/money/ledger/ledger.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { commonOf } from './common.ts'
import { referralMoved } from './events.ts'
import { type Doubt, doubtAbout, rewards, type State } from './rules.ts'

/** Looks whether the page is a company that was invited, and rewards both sides or holds it; run twice it does so once. */
export async function judgePage(ctx: Context, page: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const referral = await lockReferralOf(tx, page)
    if (referral?.state !== 'registered') return
    await tx.updateTable('referrals').set({ page_id: page }).where('id', '=', referral.id).execute()
    const to = await pageToReward(tx, referral)
    if (!to || to === page) return
    await lockAccount(tx, to)
    const sides = { user: referral.user_id, inviter: referral.inviter_id, page: to }
    const why = doubtAbout(await commonOf(ctx, tx, sides))
    if (why) await move(ctx, tx, referral, { to: 'held', why, page: to })
    else await reward(ctx, tx, { ...referral, page_id: page }, to)
  })
}

/** The referral of the page's maker, once the page is verified and had a job online. */
const lockReferralOf = (tx: Tx, page: string) =>
  tx
    .selectFrom('referrals')
    .selectAll()
    .where(
      'user_id',
      '=',
      sql<string>`(select created_by from pages where id = ${page} and state = 'active'
        and (email_verified_at is not null or licence_checked_at is not null)
        and exists (select 1 from jobs where jobs.page_id = pages.id and published_at is not null))`,
    )
    .forUpdate()
    .executeTakeFirst()

export type Referral = NonNullable<Awaited<ReturnType<typeof lockReferralOf>>>

/** Rewards of a company are given one after the other, so that the last of a month is known. */
const lockAccount = (tx: Tx, page: string) =>
  tx
    .selectFrom('ledger_accounts')
    .select('id')
    .where('page_id', '=', page)
    .where('kind', '=', 'coin')
    .forNoKeyUpdate()
    .execute()

/** The page whose code it was; for a person's code the oldest page this person owns. */
export async function pageToReward(tx: Tx, { inviter_id, inviter_page_id }: Referral): Promise<string | null> {
  if (inviter_page_id || !inviter_id) return inviter_page_id
  const row = await tx
    .selectFrom('page_members')
    .innerJoin('pages', 'pages.id', 'page_id')
    .select('page_id')
    .where('user_id', '=', inviter_id)
    .where('role', '=', 'owner')
    .where('page_members.state', '=', 'active')
    .where('pages.state', '=', 'active')
    .orderBy('pages.created_at')
    .executeTakeFirst()
  return row?.page_id ?? null
}

/** Gives both companies their coins. */
export async function reward(ctx: Context, tx: Tx, referral: Referral, inviter: string): Promise<void> {
  const { id, page_id: invited } = referral
  const coins = (page: string, amount: number, side: string) =>
    give(ctx, tx, {
      ...{ page, kind: 'coin', amount, key: `referral:${id}:${side}`, about: { for: 'referral' } },
      ...{ source: 'granted', what: 'grant' },
    })
  const sides = [
    { page: inviter, amount: rewards.inviter, side: 'inviter' },
    ...(invited ? [{ page: invited, amount: rewards.invited, side: 'invited' }] : []),
  ]
  for (const { page, amount, side } of sides) await coins(page, amount, side)
  await move(ctx, tx, referral, { to: 'rewarded', page: inviter })
}

/** Brings a locked referral into its next state. */
export async function move(
  ctx: Context,
  tx: Tx,
  { id, inviter_id, why: before }: Referral,
  { to, page, why = before as Doubt | null }: { to: State; page: string | null; why?: Doubt | null },
): Promise<void> {
  const set = { state: to, why, decided_at: ctx.now(), ...(to === 'rewarded' && { rewarded_page_id: page }) }
  await tx.updateTable('referrals').set(set).where('id', '=', id).execute()
  await emit(ctx, tx, referralMoved, { referral: id, inviter: inviter_id, page, to, why })
}
