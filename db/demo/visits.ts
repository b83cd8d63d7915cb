import type { Way } from '#features/jobs/jobs/way-rules.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Job } from './jobs.ts'
import type { Random } from './random.ts'
import { day, type Row } from './rows.ts'

/** How people come, of a hundred. */
const ways: Record<Way, number> = { search: 52, direct: 16, alert: 12, site: 9, company: 8, group: 3, link: 0 }
const countries: Record<string, number> = { AE: 58, SA: 14, EG: 9, IN: 8, JO: 6, FR: 3, GB: 2 }
const sites = ['google.com', 'linkedin.com', 'bing.com']
const most = 90

/** Views of the personas' jobs and pages, day by day since each went out, with the applications begun on the way. */
export function makeVisits(random: Random, jobs: readonly Job[], now: Date): Row<'page_visits'>[] {
  const [employer] = jobs
  const agency = jobs.find(({ page }) => page !== employer?.page)
  const pages = [employer, agency].flatMap((job) => job?.page ?? [])
  const own = jobs.filter(({ page, row }) => pages.includes(page) && row.published_at)
  const ofJobs = own.flatMap(({ row, page }) => {
    const end = Math.min(now.getTime(), Number(row.closed_at ?? now))
    const aDay = (row.applicants_count / Math.max(1, daysSince(row.published_at as Date, end))) * 7 + 4
    return daysOf(row.published_at as Date, end).flatMap((on) => [
      ...split(random, aDay).map((visit) => ({
        ...visit,
        page_id: page.row.id,
        job_id: row.id,
        day: on,
        what: 'view' as const,
      })),
      ...split(random, aDay / 4).map((visit) => ({
        ...visit,
        page_id: page.row.id,
        job_id: row.id,
        day: on,
        what: 'start' as const,
      })),
    ])
  })
  const ofPages = pages.flatMap((page) =>
    daysOf(new Date(now.getTime() - most * day), now.getTime()).flatMap((on) =>
      split(random, 24).map((visit) => ({
        ...visit,
        page_id: page.row.id,
        job_id: null,
        day: on,
        what: 'view' as const,
      })),
    ),
  )
  return [...ofJobs, ...ofPages]
}

const daysSince = (from: Date, to: number): number => Math.floor((to - from.getTime()) / day) + 1
const daysOf = (from: Date, to: number): string[] =>
  Array.from({ length: Math.min(most, daysSince(from, to)) }, (_, at) =>
    new Date(to - at * day).toISOString().slice(0, 10),
  )

/** So many visits of a day, give or take, by way and country. */
function split(random: Random, about: number) {
  const rows = new Map<string, { source: string; source_detail: string; country_id: number; count: number }>()
  for (let left = Math.round(about * random.between(0.5, 1.4)); left > 0; left--) {
    const source = random.weighted(ways)
    const source_detail = source === 'site' ? random.pick(sites) : ''
    const country_id = countryId(random.weighted(countries))
    const key = `${source} ${source_detail} ${country_id}`
    const row = rows.get(key) ?? { source, source_detail, country_id, count: 0 }
    row.count++
    rows.set(key, row)
  }
  return [...rows.values()]
}
