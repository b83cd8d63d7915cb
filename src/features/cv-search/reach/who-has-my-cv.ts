import { sql } from 'kysely'
import { balanceOf } from '#features/coins/credits.ts'
import { veil } from '#features/cvs/veil.ts'
import { readKept } from '#features/lookups/texts.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { openFacts } from '../find/cards-of.ts'
import { headlineOf } from '../index/entry-of.ts'
import { factsOf } from '../index/facts-of.ts'
import { readPeople } from '../index/read-people.ts'
import type * as contract from '../reach-contract.ts'
import { mostRequests } from '../rules.ts'
import { askedToday, requestsOf } from './requests.ts'

type Shown = Given<typeof contract.whoHasMyCv>['data']

/** Who may see the caller whole, who asks, from whom the caller hides, and what everybody else sees. */
export async function whoHasMyCv(ctx: Context): Promise<Given<typeof contract.whoHasMyCv>> {
  const user = found(ctx.me).id
  const [holders, requests, excluded, [person], { rows }] = await Promise.all([
    holdersOf(ctx.db, user),
    requestsOf(ctx.db, user),
    excludedBy(ctx.db, user),
    readPeople(ctx.db, [user]),
    readKept(ctx),
  ])
  const open = person && veil(person.content)
  return {
    success: true,
    data: {
      visibility: (person?.visibility ?? 'applied_only') as Shown['visibility'],
      holders,
      requests,
      excluded,
      preview:
        person && open && (person.visibility !== null || person.cv_id !== null)
          ? {
              headline: headlineOf(open),
              skills: open.skills.slice(0, 6).map(({ name }) => name),
              ...openFacts(ctx, person, factsOf(person, rows.get('degree') ?? [], ctx.now())),
            }
          : null,
    },
  }
}

/** Pages that see somebody whole: each once, for the first reason it had. */
async function holdersOf(db: Db, user: string): Promise<Shown['holders']> {
  const { rows } = await sql<{ id: string; name: string; slug: string; way: 'credit'; at: Date; by: string | null }>`
    select distinct on (pages.id) pages.id, pages.name, pages.slug, way, held.at, users.name as by
    from (
      select page_id, way, at, by_id from cv_unlocks where user_id = ${user}
      union all
      select applications.page_id, 'application', submitted_at, null::uuid from applications join jobs on jobs.id = job_id
        where candidate_id = ${user} and stage <> 'withdrawn' and not jobs.anonymous) held
    join pages on pages.id = page_id left join users on users.id = by_id
    order by pages.id, held.at`.execute(db)
  return rows
    .toSorted((a, b) => Number(b.at) - Number(a.at))
    .map(({ id, name, slug, way, at, by }) => ({ page: { id, name, slug }, way, at: at.toISOString(), by }))
}

const excludedBy = (db: Db, user: string): Promise<Shown['excluded']> =>
  db
    .selectFrom('excluded_pages')
    .innerJoin('pages', 'pages.id', 'excluded_pages.page_id')
    .select(['pages.id', 'pages.name', 'pages.slug'])
    .where('user_id', '=', user)
    .orderBy('pages.name')
    .execute()

export async function showCredits(ctx: Context): Promise<Given<typeof contract.showCredits>> {
  const { page } = found(ctx.seat)
  const [balance, asked] = await Promise.all([balanceOf(ctx.db, page, 'cv'), askedToday(ctx.db, page, ctx.now())])
  return { success: true, data: { balance, requests_left: Math.max(0, mostRequests - asked) } }
}
