import { type funnels, measures } from '#features/site/traffic/rules.ts'
import type { Random } from './random.ts'
import { day as aDay, type Row, type Rows } from './rows.ts'

const days = 90
/** Shares of a hundred. */
const spreads: Record<string, Record<string, number>> = {
  path: {
    ...{ '/': 14, '/jobs': 29, '/jobs/*': 31, '/jobs/*/apply': 5, '/companies/*': 7, '/companies': 2, '/open-days': 2 },
    ...{ '/open-days/*': 2, '/open-days/*/book': 1, '/login': 3, '/register': 2, '/products': 1, '/salaries/*': 1 },
  },
  source: { '': 34, 'google.com': 41, 'linkedin.com': 11, 'bing.com': 6, 'yandex.ru': 5, 't.co': 3 },
  language: { en: 52, ar: 31, fr: 9, ru: 8 },
  country: { AE: 38, SA: 19, EG: 13, IN: 9, JO: 6, FR: 5, RU: 5, MA: 3, '': 2 },
  device: { phone: 61, desk: 35, tablet: 4 },
}
/** Of visitors of a day, by step. */
const ways: Record<keyof typeof funnels, number[]> = {
  apply: [0.42, 0.31, 0.08],
  register: [0.3, 0.05],
  buy: [0.02, 0.006],
  openDay: [0.05, 0.03, 0.012],
}
const ends: Record<keyof typeof funnels, number> = { apply: 0.035, register: 0.02, buy: 0.002, openDay: 0.008 }
/** The middle of each measure, by part of the site. */
const quick = {
  '/': [9, 3, 1],
  '/jobs': [13, 5, 3],
  '/jobs/*': [11, 4, 2],
  '/companies/*': [14, 5, 4],
  '/jobs/*/apply': [19, 9, 6],
  '/open-days': [31, 14, 12],
}

/** Three months of visits up to yesterday; today is counted as it comes. */
export function makeTraffic(
  random: Random,
  now: Date,
): Pick<Rows, 'traffic_days' | 'speed_days' | 'searches_in_vain' | 'search_counts' | 'faults'> {
  const all = Array.from({ length: days }, (_, back) => new Date(now.getTime() - (back + 1) * aDay))
  return {
    traffic_days: all.flatMap((at, back) => sumsOf(random, at, back)),
    speed_days: all.slice(0, 30).flatMap((at) => speedOf(random, at)),
    faults: faultsOf(now),
    search_counts: all.slice(0, 30).map((at) => {
      const times = random.whole(900, 1600)
      return {
        day: at.toISOString().slice(0, 10),
        shard: 0,
        times,
        empty: Math.round(times * (random.whole(28, 45) / 1000)),
      }
    }),
    searches_in_vain: inVain.flatMap(([words, language, times]) =>
      all
        .slice(0, 21)
        .map((at) => ({ day: at.toISOString().slice(0, 10), language, words, times }))
        .filter(() => random.whole(1, 6) <= times),
    ),
  }
}

/** An old browser that lacks something, and a moment in which the database was busy. */
function faultsOf(now: Date): Row<'faults'>[] {
  const row = (back: number, fault: Pick<Row<'faults'>, 'side' | 'place' | 'what' | 'code' | 'times'>) => {
    const last_at = new Date(now.getTime() - back * aDay)
    const first_at = new Date(last_at.getTime() - 3 * 3_600_000)
    return { ...fault, day: last_at.toISOString().slice(0, 10), first_at, last_at }
  }
  return [
    row(1, {
      ...{ side: 'browser', place: '/jobs/*', what: 'TypeError: Map.groupBy is not a function', times: 7 },
      code: 'assets/document-DkQ1xT0a.js:1:5120',
    }),
    row(3, {
      ...{
        side: 'server',
        place: 'GET /api/page/reports',
        what: '57014 error: canceling statement due to statement timeout',
      },
      ...{ code: 'src/features/hiring/insight/read-report.ts:41:5', times: 2 },
    }),
  ]
}

/** What nobody has given a meaning yet; how often on a day. */
const inVain: [words: string, language: string, times: number][] = [
  ['bubble tea artist', 'en', 4],
  ['drone pilot', 'en', 3],
  ['مؤثر تسويق', 'ar', 4],
  ['مدرب بادل', 'ar', 3],
  ['промпт-инженер', 'ru', 2],
  ['taxidermiste', 'fr', 2],
  ['bornes ev', 'fr', 1],
]

function sumsOf(random: Random, at: Date, back: number): Row<'traffic_days'>[] {
  const day = at.toISOString().slice(0, 10)
  // work is looked for in the week, and there is more of it lately
  const busy = (at.getUTCDay() === 5 || at.getUTCDay() === 6 ? 0.55 : 1) * (1 - back / 250)
  const visitors = Math.round((1_500 + random.whole(-150, 150)) * busy)
  const views = Math.round(visitors * 4.3)
  const row = (dimension: string, value: string, of: number, people: number | null) => ({
    ...{ day, dimension, value, views: Math.round(of), visitors: people === null ? null : Math.round(people) },
  })
  return [
    row('all', '', views, visitors),
    row('robots', '', views * 0.08, null),
    ...Object.entries(spreads).flatMap(([dimension, shares]) =>
      Object.entries(shares).map(([value, share]) =>
        row(
          dimension,
          value,
          ((dimension === 'source' ? visitors * 1.2 : views) * share) / 100,
          Math.min(visitors, (visitors * share * (dimension === 'path' ? 2 : 1)) / 100),
        ),
      ),
    ),
    ...Object.entries(ways).flatMap(([name, shares]) =>
      shares.map((share, step) => row('funnel', `${name} ${step + 1}`, 0, visitors * share)),
    ),
    ...Object.entries(ends).map(([name, share]) => row('end', name, visitors * share, null)),
  ]
}

function speedOf(random: Random, at: Date): Row<'speed_days'>[] {
  const day = at.toISOString().slice(0, 10)
  const names = Object.keys(measures)
  return Object.entries(quick)
    .flatMap(([path, middles]) =>
      middles.flatMap((middle, measure) =>
        [0.5, 0.8, 1, 1.3, 2].map((part, at) => ({
          ...{
            day,
            path,
            measure: names[measure] ?? '',
            step: Math.round(middle * part) + at,
            times: [9, 16, 20, 9, 4][at] ?? 1,
          },
        })),
      ),
    )
    .map((row) => ({ ...row, times: row.times + random.whole(0, 3) }))
}
