import { sql } from 'kysely'
import { isFreeMailbox } from '#features/companies/pages/domains.ts'
import { monthOf } from '#features/money/ledger/rules.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Common } from './rules.ts'

type Sides = { user: string; inviter: string | null; page: string }

/** What whoever registered shares with those who invited: the person, and the team of the page that would be rewarded. */
export async function commonOf(ctx: Context, tx: Tx, { user, inviter, page }: Sides): Promise<Common> {
  const { rows } = await sql<Omit<Common, 'rewardedThisMonth' | 'domain'> & { domains: string[]; own: string | null }>`
    with team as (select user_id from page_members where page_id = ${page} union select ${inviter}::uuid where ${inviter}::uuid is not null)
    select exists (select 1 from page_members where page_id = ${page} and user_id = ${user}) as member,
      exists (select 1 from devices mine join devices theirs using (device_hash)
        where mine.user_id = ${user} and theirs.user_id in (select user_id from team) and theirs.user_id <> ${user}) as device,
      exists (select 1 from users mine join users theirs using (phone)
        where mine.id = ${user} and theirs.id in (select user_id from team)) as phone,
      (select lower(split_part(email, '@', 2)) from users where id = ${user}) as own,
      array(select lower(split_part(email, '@', 2)) from users where id in (select user_id from team) and email is not null) as domains`.execute(
    tx,
  )
  const { domains = [], own = null, member = false, device = false, phone = false } = rows[0] ?? {}
  const domain = own !== null && !isFreeMailbox(own) && domains.includes(own)
  const { count } = await tx
    .selectFrom('referrals')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('rewarded_page_id', '=', page)
    .where('state', '=', 'rewarded')
    .where('decided_at', '>=', monthOf(ctx.now()))
    .executeTakeFirstOrThrow()
  return { member, device, phone, domain, rewardedThisMonth: count }
}
