import os from 'node:os'
import { parseArgs } from 'node:util'
import { countryId } from '#features/site/lookups/country-id.ts'
import { searchCvs } from '#features/sourcing/cv-search/contract.ts'
import { facetsOf, totalOf } from '#features/sourcing/cv-search/find/count-people.ts'
import { newestPeople } from '#features/sourcing/cv-search/find/newest-people.ts'
import { rankedPeople } from '#features/sourcing/cv-search/find/ranked-people.ts'
import { facetNames, readyFor } from '#features/sourcing/cv-search/find/ready.ts'
import type { Context } from '#platform/server/context.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { say } from '../scripts/lib/say.mjs'
import { backendClock, type Taken } from './parts/backend-time.ts'
import { cvsDatabase } from './parts/cvs-database.ts'
import { names, searchingPage } from './parts/generated-cvs.ts'
import { median, quantile, rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

type Asked = Takes<typeof searchCvs>
const common = ['manager', 'sales', 'engineer', 'developer', 'accountant', 'assistant', 'team']
const rare = ['anaesthetist', 'nebosh', 'cobol', 'petrophysics', 'primavera', 'veterinary', 'glazier']
const two = ['sales manager', 'nurse arabic', 'developer react', 'accountant excel', 'civil autocad']
const boolean = [
  '(nurse OR doctor) AND excel NOT junior',
  'accountant AND (sap OR excel) NOT assistant',
  '"project manager" AND (excel OR autocad)',
  'sales AND (team OR customers) NOT retail',
  '(electrician OR welder) AND safety',
  'engineer AND (autocad OR revit) AND NOT sales',
  '(developer OR engineer) AND (react OR python) NOT manager',
]
const phrases = ['"project manager"', '"sales manager"', '"software developer"', '"civil engineer"']
const lands = ['AE', 'SA', 'EG', 'QA', 'FR', 'RU', 'MA'].map((code) => -countryId(code))
const pick = <T>(from: readonly T[], at: number) => from[at % from.length] as T

/** Every class of search among so many CVs (`--cvs 100000,500000`). */
export default async function cvSearch(args: string[]): Promise<Result> {
  const options = { cvs: { type: 'string', default: '100000' }, times: { type: 'string', default: '150' } } as const
  const { values } = parseArgs({ args, options })
  const load = os.loadavg()[0]?.toFixed(1)
  const rows: Result['rows'] = []
  const facts: string[] = []
  for (const count of values.cvs.split(',').map(Number)) {
    const { pools, newest, seconds, stop } = await cvsDatabase(count)
    try {
      const ctx = {
        db: pools.db,
        read: pools.read,
        now: () => new Date(newest),
        language: 'en',
        headers: {},
      } as Context
      const clock = await backendClock(pools.pool)
      for (const [name, run] of Object.entries(classesOf(ctx, newest))) {
        for (let at = 0; at < 14; at++) await run(at)
        const taken: Taken[] = []
        for (let at = 0; at < Number(values.times); at++) taken.push(await clock(() => run(at)))
        rows.push(inFigures(name, count, taken))
        say(`${count}: ${name} ${rows.at(-1)?.['wall p99']} ms`)
      }
      const { rows: sizes } = await pools.pool.query<{ text: string }>(
        `select format('rows %s MB, with long words and indexes %s MB, word index %s MB', pg_relation_size('cv_search') >> 20,
          pg_total_relation_size('cv_search') >> 20, pg_relation_size('cv_search_fts') >> 20) as text`,
      )
      facts.push(`${count} CVs: filled in ${seconds} s; ${sizes[0]?.text}`)
    } finally {
      await stop()
    }
  }
  return { title: `CV search, ms; load before: ${load}\n${facts.join('\n')}`, rows }
}

function classesOf(ctx: Context, now: number): Record<string, (at: number) => Promise<unknown>> {
  const scope = { page: searchingPage, job: null }
  const ready = (asked: Asked) => readyFor(ctx, searchCvs.takes.parse(asked), scope)
  const best = async (asked: Asked) => rankedPeople(ctx.read, await ready(asked), now, null, 21)
  const filters = (at: number): Asked => ({ place: pick(lands, at), experience: ['5|10', '10|+'], language: ['en:B2'] })
  const facets = async (asked: Asked) => {
    const taken = searchCvs.takes.parse(asked)
    return facetsOf(ctx.read, await readyFor(ctx, taken, scope, facetNames), taken, now)
  }
  const deep = async (at: number) => {
    const search = await ready({ q: pick(common, at) })
    const last = (await rankedPeople(ctx.read, search, now, null, 100)).at(-1)
    if (!last) return []
    const after = { at: last.updated_at.getTime(), id: last.id, score: last.score }
    return rankedPeople(ctx.read, search, now, { sort: 'relevance', now, stretch: last.stretch, after }, 21)
  }
  return {
    'common word': (at) => best({ q: pick(common, at) }),
    'rare word': (at) => best({ q: pick(rare, at) }),
    'two words': (at) => best({ q: pick(two, at) }),
    boolean: (at) => best({ q: pick(boolean, at) }),
    phrase: (at) => best({ q: pick(phrases, at) }),
    'common + three filters': (at) => best({ q: pick(common, at), ...filters(at >> 1) }),
    'boolean + three filters': (at) => best({ q: pick(boolean, at), ...filters(at >> 1) }),
    'common, city and 100 km': (at) => best({ q: pick(common, at), place: 1 + (at % 12), radius: 100 }),
    'name, of those one may see': (at) => best({ q: pick(names, at) }),
    Arabic: (at) => best({ q: pick(['محاسب', 'مهندس', 'مبيعات', 'سائق'], at) }),
    'newest, common': async (at) => newestPeople(ctx.read, await ready({ q: pick(common, at) }), now, null, 21),
    'newest, no words': async () => newestPeople(ctx.read, await ready({}), now, null, 21),
    'first 100, then page 6': deep,
    'total, common': async (at) => totalOf(ctx.read, await ready({ q: pick(common, at) }), now),
    'facets, common': (at) => facets({ q: pick(common, at) }),
  }
}

function inFigures(name: string, cvs: number, taken: readonly Taken[]): Result['rows'][number] {
  const wall = taken.map((one) => one.wall)
  const cpu = taken.map((one) => one.cpu)
  return {
    class: name,
    CVs: cvs,
    'CPU median': rounded(median(cpu)),
    'CPU p95': rounded(quantile(cpu, 0.95)),
    'CPU p99': rounded(quantile(cpu, 0.99)),
    'wall median': rounded(median(wall)),
    'wall p95': rounded(quantile(wall, 0.95)),
    'wall p99': rounded(quantile(wall, 0.99)),
  }
}
