import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { makeDemo } from '#db/demo/make-demo.ts'
import { readMaterial } from '#db/demo/material.ts'
import { readLookups } from '#db/lookups/read-lookups.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { regions } from '#features/site/lookups/regions.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import type { Result } from './parts/result.ts'
import { startHouse } from './parts/start-house.ts'

/** What somebody who typed this wanted, as a person who does not know the search wrote it down. */
type Query = {
  q: string
  want: {
    /** Positions of the list that are right, and those that would do. None for any work. */
    positions?: number[]
    near?: number[]
    /** "SA" or "SA Jeddah". */
    place?: string
    type?: string
    workplace?: string
    /** Any of: visa, housing, no_experience. */
    facts?: string[]
  }
}
type Job = ReturnType<typeof makeDemo>['rows']['jobs'][number] & { languages_of_text: string[] }

const shown = 10

/**
 * How good the first ten results are, graded against all jobs of the demo content. `tuned` and `seen` may be looked at while the
 * search is worked on; `measured` and `unseen` are only ever measured, the latter once so far.
 */
export default async function relevance(args: string[]): Promise<Result> {
  const { values } = parseArgs({
    args,
    options: {
      sets: { type: 'string', default: 'tuned,seen,measured,unseen' },
      url: { type: 'string' },
      misses: { type: 'boolean', default: false },
    },
  })
  const house = values.url ? null : await startHouse()
  try {
    const jobs = await demoJobs()
    const rows: Result['rows'] = []
    for (const set of values.sets.split(','))
      for (const language of languages) {
        const file = path.join(import.meta.dirname, 'relevance', set, `${language}.json`)
        if (!existsSync(file)) continue
        const queries = JSON.parse(readFileSync(file, 'utf8')) as Query[]
        const graded = []
        for (const query of queries) graded.push(await grade(house?.url ?? values.url ?? '', query, language, jobs))
        const known = graded.filter((one) => one !== null)
        if (values.misses)
          for (const { q, ndcg, first } of known.filter((one) => one.ndcg < 0.85 || !one.right))
            process.stdout.write(`${set} ${language} ${ndcg.toFixed(2)} ${q} → ${first}\n`)
        const mean = (of: (one: (typeof known)[number]) => number) =>
          known.reduce((sum, one) => sum + of(one), 0) / Math.max(1, known.length)
        rows.push({
          set,
          language,
          queries: queries.length,
          answerable: known.length,
          'nDCG@10': mean(({ ndcg }) => ndcg).toFixed(3),
          'first right': `${Math.round(mean(({ right }) => Number(right)) * 100)} %`,
          'nothing found': known.filter(({ found }) => found === 0).length,
        })
      }
    return { title: 'First ten results of queries as people type them, against all jobs of the demo content', rows }
  } finally {
    await house?.stop()
  }
}

/** The demo content is the same for everybody but for its moments; the reference names a job. */
async function demoJobs(): Promise<Map<string, Job>> {
  const { rows } = makeDemo(await readMaterial(), new Date(), '')
  const texts = Map.groupBy(rows.job_texts, ({ job_id }) => job_id)
  const live = rows.jobs.filter(({ state }) => state === 'live')
  return new Map(
    live.map((job) => [
      String(job.reference),
      { ...job, languages_of_text: (texts.get(job.id as string) ?? []).map(({ language }) => String(language)) },
    ]),
  )
}

/** Null where no job of the demo content would be an answer. */
async function grade(url: string, { q, want }: Query, language: Language, jobs: ReadonlyMap<string, Job>) {
  const place = await readPlace(want.place)
  const gain = (job: Job | undefined) => (job ? gainOf(job, want, place, language) : 0)
  const ideal = [...jobs.values()]
    .map(gain)
    .sort((a, b) => b - a)
    .slice(0, shown)
  const [best = 0] = ideal
  if (best < 0.9) return null
  const answer = await fetch(`${url}/api/jobs?${new URLSearchParams({ q, lang: language })}`)
  const { data } = (await answer.json()) as { data: { address: string; title: string }[] }
  const gains = data.slice(0, shown).map(({ address }) => gain(jobs.get(address.slice(-8))))
  return {
    q,
    found: data.length,
    ndcg: discounted(gains) / discounted(ideal),
    right: (gains[0] ?? 0) >= best * 0.75,
    first: data[0]?.title ?? 'nothing',
  }
}

const discounted = (gains: readonly number[]) => gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0)

type Place = { country: number; city: number | null } | null
const cities = readLookups().then((lookups) => lookups.cities)

async function readPlace(place: string | undefined): Promise<Place> {
  if (!place) return null
  const [code = '', ...name] = place.split(' ')
  const city = name.length > 0 ? (await cities).find((one) => one.country === code && one.en === name.join(' ')) : null
  if (city === undefined) throw new Error(`There is no place ${place}.`)
  return { country: countryId(code), city: city?.id ?? null }
}

/** From 0 to 2: the work twice as much as one near to it, less for what else is not as wanted. */
function gainOf(job: Job, want: Query['want'], place: Place, language: Language): number {
  const position = Number(job.position_id)
  const work = !want.positions?.length || want.positions.includes(position) ? 2 : want.near?.includes(position) ? 1 : 0
  const conditions = [
    ...(want.type ? [(job.employment_types as string[]).includes(want.type)] : []),
    ...(want.workplace ? [job.workplace === want.workplace] : []),
    ...(want.facts ?? []).map((fact) => has(job, fact)),
  ]
  const fits = conditions.reduce((product, isSo) => product * (isSo ? 1 : 0.4), 1)
  return work * nearness(job, place) * fits * (job.languages_of_text.includes(language) ? 1 : 0.7)
}

function nearness(job: Job, place: Place): number {
  if (place === null) return 1
  if (place.city !== null && [job.city_id, ...((job.more_city_ids as number[]) ?? [])].includes(place.city)) return 1
  if (job.country_id === place.country) return place.city === null ? 1 : 0.4
  const region = regions.find(({ countries }) => countries.includes(place.country))
  return region?.countries.includes(job.country_id as number) ? 0.2 : 0.1
}

function has(job: Job, fact: string): boolean {
  if (fact === 'visa') return job.visa_support === true || (job.benefits as string[]).includes('visa')
  if (fact === 'housing') return job.accommodation === true || (job.benefits as string[]).includes('housing')
  return job.experience === '0|1'
}
