import { sql } from 'kysely'
import { countryName } from '#features/site/lookups/countries.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { CallOutcome } from './rules.ts'

const atOnce = 50
const today = ({ now }: Context) => now().toISOString().slice(0, 10)

type Row = {
  id: string
  name: string
  state: string
  country_id: number
  phone: string | null
  live_jobs: number
  checked: boolean
  follow_up_on: string | null
  proposed: boolean
  outcome: CallOutcome | null
  called_at: Date | null
}

/** Whom an agent helps, by the day to follow up; or new and unchecked companies of the territory that nobody helps, the newest first. */
export async function listCompanies(
  ctx: Context,
  { show, cursor }: Taken<typeof contract.listCompanies>,
): Promise<Given<typeof contract.listCompanies>> {
  const { id: me } = found(ctx.me)
  const isFree = show === 'free'
  const which = isFree
    ? sql`help.page_id is null and pages.state in ('pending', 'active') and pages.licence_checked_at is null
        and pages.created_by is distinct from ${me}
        and not exists (select from page_members own where own.page_id = pages.id and own.user_id = ${me})
        and (not exists (select from agent_countries where user_id = ${me} union all select from agent_cities where user_id = ${me})
          or pages.country_id in (select country_id from agent_countries where user_id = ${me})
          or pages.city_id in (select city_id from agent_cities where user_id = ${me})
          or exists (select from page_places join agent_cities using (city_id) where page_id = pages.id and user_id = ${me}))
        and (${cursor ?? null}::uuid is null or pages.id < ${cursor ?? null}::uuid)`
    : sql`help.agent_id = ${me} and pages.state <> 'closed' ${show === 'due' ? sql`and help.follow_up_on <= ${today(ctx)}::date` : sql``}`
  const { rows } = await sql<Row>`
    select pages.id, pages.name, pages.state, pages.country_id, pages.licence_checked_at is not null as checked,
      (select phone from page_places where page_id = pages.id and phone is not null order by position limit 1) as phone,
      (select count(*)::int from jobs where jobs.page_id = pages.id and jobs.state = 'live') as live_jobs,
      help.follow_up_on::text as follow_up_on, help.proposal is not null as proposed, last.outcome, last.at as called_at
    from pages left join agent_pages help on help.page_id = pages.id
      left join lateral (select outcome, at from agent_calls where page_id = pages.id order by at desc limit 1) last on true
    where ${which}
    order by ${isFree ? sql`pages.id desc` : sql`help.follow_up_on nulls last, help.taken_at desc`}
    limit ${isFree ? atOnce + 1 : 500}`.execute(ctx.db)
  const shown = isFree ? rows.slice(0, atOnce) : rows
  return {
    success: true,
    data: shown.map(({ country_id, outcome, called_at, ...row }) => ({
      ...row,
      country: countryName(country_id, ctx.language),
      last_call: outcome && called_at ? { outcome, at: called_at.toISOString() } : null,
    })),
    next_cursor: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  }
}
