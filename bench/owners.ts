import { takePlace } from '#features/open-days/visits/places.ts'
import { considerTrust } from '#features/staff/moderation/trust.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { newId } from '#platform/shared/ids.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { oneByOne } from './parts/one-by-one.ts'
import type { Result } from './parts/result.ts'

const rounds = 60
/** An open day of 40 desks and 16 half-hours among 2,000 of four desks; a page of 20,000 approved jobs among 200 of 400. */
const big = { desks: 40, jobs: 20_000 }
const others = { days: 2_000, desks: 4, pages: 200, jobs: 400 }

/** What asks rows by their owner: a place at an open day whose house holds so many, and how often a page's jobs were approved. */
export default async function owners(): Promise<Result> {
  const site = await aSite()
  const { page } = await anEmployer(site)
  const day = await fill(site, page.id)
  const ctx = backgroundContext(site.world)
  const take = (capacity_per_day: number | null, capacity_per_slot: number | null) => () =>
    ctx.db
      .transaction()
      .execute((tx) => takePlace(ctx, tx, { id: day, page_id: page.id }, {}, { capacity_per_day, capacity_per_slot }))
  const asks: Record<string, () => Promise<unknown>> = {
    'a place, the house holds whoever comes': take(null, null),
    'a place, so many a day and a half-hour': take(30_000, 2_000),
    'approved jobs of a page': () => considerTrust(ctx, page.id, null, 'approved'),
  }
  return {
    title: `A day of ${big.desks * 16} half-hours among ${others.days}, ${big.jobs} jobs of one page, ${rounds} times each`,
    rows: await oneByOne(asks, rounds),
  }
}

async function fill(site: Site, page: string): Promise<string> {
  const day = newId()
  const run = (text: string, values: unknown[] = []) => site.pool.query(text, values)
  await run(
    `insert into open_days (id, page_id, reference, kind, way, state, language, time_zone, country_id, written, created_at, updated_at)
     select case n when 0 then $1::uuid else gen_random_uuid() end, $2, 'o' || n, 'expo', 'on_site', 'published', 'en', 'Asia/Dubai', 5, '{}', now(), now()
     from generate_series(0, ${others.days}) n`,
    [day, page],
  )
  await run(
    `insert into open_day_desks (id, day_id, position, team, name, way, languages)
     select gen_random_uuid(), d.id, n, 1, 'Desk', 'on_site', '{en}'
     from open_days d, generate_series(1, case when d.id = $1 then ${big.desks} else ${others.desks} end) n`,
    [day],
  )
  await run(
    `insert into open_day_cells (desk_id, of_day_id, on_date, half, kind, places, starts_at)
     select id, day_id, current_date + 9, 16 + n, 'open', 50, current_date + 9 + make_interval(mins => n * 30)
     from open_day_desks, generate_series(0, 15) n`,
  )
  await run(
    `insert into pages select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'slug', 'other-' || n, 'mail_key', gen_random_uuid()))).*
     from pages p, generate_series(1, ${others.pages}) n where p.id = $1`,
    [page],
  )
  await run(
    `insert into jobs (id, page_id, reference, state, language, employment_types, workplace, country_id, created_at, updated_at)
     select gen_random_uuid(), p.id, substr(p.id::text, 26) || n, 'live', 'en', '{full_time}', 'on_site', 5, now(), now()
     from pages p, generate_series(1, case when p.id = $1 then ${big.jobs} else ${others.jobs} end) n`,
    [page],
  )
  await run(
    `insert into job_reviews (id, job_id, of_page_id, snapshot, submitted_at, due_at, decision, decided_at)
     select gen_random_uuid(), id, page_id, '{}', now(), now(), 'approved', now() from jobs order by random()`,
  )
  await run('vacuum analyze')
  return day
}
