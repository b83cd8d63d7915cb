import { sql } from 'kysely'
import { countryName } from '#features/site/lookups/countries.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { codeOf } from '#features/staff/referrals/codes.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

const countedDays = 30
const since = ({ now }: Context) => new Date(now().getTime() - countedDays * 86_400_000)

type Counts = Omit<Given<typeof contract.showNumbers>['data'], 'link' | 'countries' | 'cities'>

/** The own numbers; referrals are those of the own code. */
export async function showNumbers(ctx: Context): Promise<Given<typeof contract.showNumbers>> {
  const { id: me } = found(ctx.me)
  const today = ctx.now().toISOString().slice(0, 10)
  const [{ rows }, { link }, countries, cities, { cityById }] = await Promise.all([
    sql<Counts>`select
      (select count(*)::int from agent_pages where agent_id = ${me}) as helped,
      (select count(*)::int from agent_pages join pages on pages.id = page_id
        where agent_id = ${me} and follow_up_on <= ${today}::date and pages.state <> 'closed') as due,
      (select count(*)::int from agent_calls where agent_id = ${me} and at > ${since(ctx)}) as calls,
      (select count(*)::int from agent_calls where agent_id = ${me} and at > ${since(ctx)} and outcome = 'reached') as reached,
      (select count(*)::int from agent_pages join pages on pages.id = page_id
        where agent_id = ${me} and licence_checked_at > taken_at) as checked,
      (select count(*)::int from referrals where inviter_id = ${me}) as registered,
      (select count(*)::int from referrals where inviter_id = ${me} and state = 'rewarded') as rewarded`.execute(
      ctx.db,
    ),
    codeOf(ctx, { user_id: me }),
    ctx.db.selectFrom('agent_countries').select('country_id').where('user_id', '=', me).execute(),
    ctx.db.selectFrom('agent_cities').select('city_id').where('user_id', '=', me).execute(),
    readKept(ctx),
  ])
  const names = countries.map(({ country_id }) => countryName(country_id, ctx.language))
  const places = cities.flatMap(({ city_id }) => cityById.get(city_id)?.texts[ctx.language] ?? [])
  return { success: true, data: { ...found(rows[0]), link, countries: names, cities: places } }
}

/** Every agent, for whoever gives them their territory. */
export async function listAgents(ctx: Context): Promise<Given<typeof contract.listAgents>> {
  const rows = await ctx.db
    .selectFrom('users')
    .select(['id', 'name'])
    .select([
      sql<number[]>`array(select country_id from agent_countries where user_id = users.id order by 1)`.as('countries'),
      sql<number[]>`array(select city_id from agent_cities where user_id = users.id order by 1)`.as('cities'),
      sql<number>`(select count(*)::int from agent_pages where agent_id = users.id)`.as('helped'),
      sql<number>`(select count(*)::int from agent_calls where agent_id = users.id and at > ${since(ctx)})`.as('calls'),
    ])
    .where('is_agent', '=', true)
    .where('state', '=', 'active')
    .orderBy('name')
    .execute()
  const named = (id: number) => ({ id, name: countryName(id, ctx.language) })
  const { cityById } = await readKept(ctx)
  const cityNamed = (id: number) => ({ id, name: cityById.get(id)?.texts[ctx.language] ?? '' })
  const data = rows.map((row) => ({ ...row, countries: row.countries.map(named), cities: row.cities.map(cityNamed) }))
  return { success: true, data }
}
