import type { RawBuilder } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'

type View = Given<typeof contract.showPage>['data']

/** Fewer followers are not told: a small number says who, not how many. */
export const fewestFollowers = 5
/** Of fewer applications no share is told. */
export const fewestApplications = 5

/** Of a page: its id, or what finds it in the same question. */
export type PageId = string | RawBuilder<string>
type Marks = Record<'email_verified_at' | 'licence_checked_at', Date | null>

export const readChecks = (ctx: Context, page: PageId) =>
  ctx.read
    .selectFrom('page_checks')
    .select(['what', 'domain', 'number', 'authority', 'expires_on'])
    .where('page_id', '=', page)
    .where('state', '=', 'verified')
    .execute()

/** What was checked of a page and when, with what makes it a fact: the domain, the licence. */
export function checkedBy(page: Marks, rows: Awaited<ReturnType<typeof readChecks>>): View['checked'] {
  const marks = [
    { what: 'email' as const, of: 'domain', at: page.email_verified_at },
    { what: 'licence' as const, of: 'licence', at: page.licence_checked_at },
  ]
  return marks.flatMap(({ what, of, at }) => {
    const row = rows.find((one) => one.what === of)
    const { domain = null, number = null, authority = null, expires_on = null } = row ?? {}
    return at ? [{ what, at: at.toISOString(), domain, number, authority, expires_on }] : []
  })
}

export async function followersOf(ctx: Context, page: PageId): Promise<Pick<View, 'followers' | 'following'>> {
  const user = ctx.me?.id
  const [{ count }, mine] = await Promise.all([
    ctx.read
      .selectFrom('page_followers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('page_id', '=', page)
      .executeTakeFirstOrThrow(),
    user
      ? ctx.db
          .selectFrom('page_followers')
          .select('page_id')
          .where('page_id', '=', page)
          .where('user_id', '=', user)
          .executeTakeFirst()
      : undefined,
  ])
  return { followers: count < fewestFollowers ? null : count, following: mine !== undefined }
}

/** How the page answered those who applied, as it was counted last night. */
export async function recordOf(ctx: Context, page: PageId): Promise<View['record']> {
  const row = await ctx.read
    .selectFrom('page_records')
    .select(['applications', 'answered', 'median_days'])
    .where('page_id', '=', page)
    .executeTakeFirst()
  if (!row || row.applications < fewestApplications) return null
  const { applications, answered, median_days } = row
  return {
    applications,
    share: Math.round((100 * answered) / applications),
    days: median_days === null ? null : Math.max(1, Math.ceil(median_days)),
  }
}
