import { sql } from 'kysely'
import { zoneOfPerson } from '#features/site/lookups/zones.ts'
import { staffWith } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import type { ThreadHead, ThreadOf, ThreadSource } from '#platform/server/thread-source.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { firstName } from './rules.ts'

/** Conversations with the site: whoever asked on one side, all its staff on the other. */
export const supportThreads: ThreadSource = {
  async standing({ me }, { user_id }) {
    if (!me) return null
    // staff who ask something themselves ask as anybody does
    if (user_id === me.id) return { side: 'person', role: 'member' }
    return me.mayAsStaff('staff.support.answer') ? { side: 'staff', role: 'member' } : null
  },
  own: (user) => sql`select id from threads as own where own.kind = 'support' and own.user_id = ${user}`,
  ofStaff: true,
  async signs(ctx, { user_id }, { side, name }) {
    if (side !== 'staff') return name
    const row = await ctx.db.selectFrom('users').select('language').where('id', '=', user_id).executeTakeFirst()
    const language = toLanguage(row?.language ?? ctx.language)
    return ctx.wording.say(language, 'support.signature', { site: ctx.brand.name[language], name: firstName(name) })
  },
  heads: (ctx, threads, as) => (as === 'staff' ? headsForStaff(ctx, threads) : headsForPeople(ctx, threads)),
  async audience(ctx, { user_id }) {
    const staff = (await staffWith(ctx, 'staff.support.answer')).flatMap(({ user }) =>
      user && user !== user_id ? [{ user, side: 'staff', role: 'member' }] : [],
    )
    return user_id ? [...staff, { user: user_id, side: 'person', role: 'member' }] : staff
  },
}

async function headsForPeople(ctx: Context, threads: readonly ThreadOf[]): Promise<Map<string, ThreadHead>> {
  const states = await statesOf(ctx, threads)
  return new Map(
    threads.map(({ id, title }): [string, ThreadHead] => [
      id,
      {
        ...{ title: ctx.brand.name[ctx.language], about: title, link: '/help', picture: null },
        ...{ shape: 'site', verified: null, zone: null, status: states.get(id)?.status ?? null },
      },
    ]),
  )
}

async function headsForStaff(ctx: Context, threads: readonly ThreadOf[]): Promise<Map<string, ThreadHead>> {
  const states = await statesOf(ctx, threads)
  return new Map(
    threads.map(({ id, title: subject, page_id, user_id }): [string, ThreadHead] => {
      const { status = null, name = null, account_type = null, page = null, country_id = null } = states.get(id) ?? {}
      const kind = account_type ?? 'gone'
      return [
        id,
        {
          title: name ?? '',
          about: ctx.wording.say(ctx.language, page ? 'support.aboutPage' : 'support.about', {
            ...{ subject, page: page ?? '', kind },
          }),
          link: page_id ? `/admin/pages/${page_id}` : name === null ? null : `/admin/people/${user_id}`,
          ...{ shape: 'person', picture: null, verified: null, zone: zoneOfPerson(country_id), status },
        },
      ]
    }),
  )
}

/** Whether each is settled, and who asked. */
async function statesOf(ctx: Context, threads: readonly ThreadOf[]) {
  if (threads.length === 0) return new Map<string, never>()
  const rows = await ctx.db
    .selectFrom('threads')
    .leftJoin('users', 'users.id', 'threads.user_id')
    .leftJoin('pages', 'pages.id', 'threads.page_id')
    .select(['threads.id', 'users.name', 'users.account_type', 'users.country_id', 'pages.name as page'])
    .select(sql<'open' | 'settled'>`case when threads.closed_at is null then 'open' else 'settled' end`.as('status'))
    .where(
      'threads.id',
      'in',
      threads.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
