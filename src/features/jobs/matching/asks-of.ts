import type { Selectable } from 'kysely'
import type { Jobs } from '#db/tables.ts'
import { type Stems, stemsOf } from '#features/jobs/job-search/stems.ts'
import { languageNames } from '#features/jobs/jobs/job-names.ts'
import { countryName } from '#features/site/lookups/countries.ts'
import { placeName } from '#features/site/lookups/place-name.ts'
import { type Kept, type Row, readKept } from '#features/site/lookups/texts.ts'
import { type Meanings, meaningsOf } from '#features/site/understanding/meanings.ts'
import { positionsNamed } from '#features/site/understanding/named.ts'
import { nearPositions } from '#features/site/understanding/occupations.ts'
import { occupationsIn } from '#features/site/understanding/titles.ts'
import type { Context } from '#platform/server/context.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { remembered, rememberedOf } from '#platform/shared/remembered.ts'
import { partlyOf, withDescription } from './described-skill.ts'
import type { Asks } from './match-of.ts'
import type { Naming } from './match-years.ts'
import { titled, workOf } from './position-names.ts'
import { mustOf, type NamedSkill, skillNames, wordsOf } from './skill-names.ts'
import { withWork } from './skill-works.ts'
import type { Must } from './ways.ts'

/** What of a job is compared with a CV. */
export type AskingJob = Pick<
  Selectable<Jobs>,
  | 'skills_must'
  | 'experience'
  | 'position_id'
  | 'degree_id'
  | 'languages'
  | 'licences'
  | 'workplace'
  | 'country_id'
  | 'city_id'
  | 'more_city_ids'
  | 'applicant_country_ids'
> & { id?: string }

type Asked = Omit<Asks, 'answers'>

/** What a job asks for, worded in the language of the request; without its questions. */
export async function asksOf(ctx: Context, job: AskingJob): Promise<Asked> {
  const [asks] = await asksOfAll(ctx, [job])
  return asks as Asked
}

/** The same of many jobs, in their order: words that are not known yet are asked for once. */
export async function asksOfAll(ctx: Context, jobs: readonly AskingJob[]): Promise<Asked[]> {
  const [kept, meanings] = await Promise.all([readKept(ctx), meaningsOf(ctx)])
  const [positions, skills] = [kept.rows.get('position') ?? [], kept.rows.get('skill') ?? []]
  const byTitle = await worksTitled(ctx, jobs, meanings)
  // what two hundred adverts ask for again and again is made ready to be looked for once
  const skillOf = remembered((text: string) => withWork(namedOf(text, skills), positions, meanings), most)
  const workNamed = remembered((ids: string) => worksOf(ids, kept), most)
  const named = await Promise.all(
    jobs.map(async (job) => {
      const own = job.position_id === null ? (byTitle.get(job.id ?? '') ?? []) : [job.position_id]
      const work = job.experience ? await workNamed(own.join(' ')) : []
      return { job, naming: namingOf(own, meanings), skills: job.skills_must.map(skillOf), work }
    }),
  )
  const stems = await stemsOf(ctx.read, wordsOf(named.flatMap(({ skills, work }) => [...skills, ...work])))
  const ready: Ready = {
    toMust: remembered((skill: NamedSkill) => mustOf(skill, stems), most),
    toWork: remembered((work: readonly NamedSkill[]) => titled(work, stems), most),
    stems,
  }
  return named.map((one) => asked(ctx, one, kept, ready))
}

/** More than any list of jobs asks for. */
const most = 50_000

type Ready = { toMust: (skill: NamedSkill) => Must; toWork: (work: readonly NamedSkill[]) => Must; stems: Stems }

/** Employers write the same must-haves again and again, and a list of what fits reads two hundred adverts. */
const namedOf = rememberedOf(
  (text: string, skills: readonly Row[]): NamedSkill => withDescription(skillNames(text, skills), skills),
  5_000,
)

type Named = {
  job: AskingJob
  naming: Naming
  skills: NamedSkill[]
  work: NamedSkill[]
}

/** @param positions with blanks between them */
const worksOf = async (positions: string, kept: Kept): Promise<NamedSkill[]> =>
  (await Promise.all(positions.split(' ').flatMap((id) => (id ? workOf(Number(id), kept) : [])))).flat()

/** Of jobs for which no position was chosen, the work that their titles name. */
async function worksTitled(ctx: Context, jobs: readonly AskingJob[], meanings: Meanings) {
  const ids = jobs.flatMap(({ id, position_id, experience }) => (id && position_id === null && experience ? [id] : []))
  if (ids.length === 0) return new Map<string, number[]>()
  const rows = await ctx.read
    .selectFrom('jobs')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['jobs.id', 'title', 'job_texts.language'])
    .where('jobs.id', 'in', ids)
    .execute()
  const works = ({ title, language }: (typeof rows)[number]) => {
    const { is, inside } = occupationsIn(title, toLanguage(language), meanings)
    return is.length > 0 ? is : inside
  }
  return new Map(rows.map((row) => [row.id, works(row)]))
}

/** Whether a title names one of these or near work: then other words of it do not matter. */
function namingOf(positions: readonly number[], meanings: Meanings): Naming {
  const [own, near] = [new Set(positions), new Set(nearPositions(positions))]
  return (title) => {
    const named = positionsNamed(title, meanings)
    if (named.length === 0) return null
    return named.some((id) => own.has(id)) ? 'own' : named.some((id) => near.has(id)) ? 'near' : 'other'
  }
}

function asked(
  ctx: Context,
  { job, naming, skills, work }: Named,
  kept: Kept,
  { toMust, toWork, stems }: Ready,
): Asked {
  const names = languageNames(ctx, job.languages)
  const experience = kept.rows.get('experience-range')?.find(({ code }) => code === job.experience)
  const degree = kept.rows.get('degree')?.find(({ id }) => id === job.degree_id)
  return {
    skills: [...skills.map(toMust), ...skills.flatMap((skill, at) => partlyOf(skill, at, stems))],
    experience: job.experience
      ? {
          range: job.experience,
          text: experience?.texts[ctx.language] ?? job.experience,
          work: work.length > 0 ? toWork(work) : null,
          naming,
        }
      : null,
    degree: degree?.code && degree.code !== 'none' ? { code: degree.code, text: degree.texts[ctx.language] } : null,
    languages: job.languages.map((code, at) => ({ code, text: names[at] ?? code })),
    licences: job.licences,
    place: placeOf(ctx, job, kept),
  }
}

/** Where one must be: for work at a place that place, for remote work the countries one may work from, where they are named. */
function placeOf({ language }: Context, job: AskingJob, { cityById }: Kept): Asks['place'] {
  if (job.workplace === 'remote') {
    const countries = job.applicant_country_ids
    const text = countries.map((id) => countryName(id, language)).join(commaOf(language))
    return countries.length > 0 ? { text, countries, cities: [] } : null
  }
  const cities = [job.city_id, ...job.more_city_ids].flatMap((id) => (id === null ? [] : (cityById.get(id) ?? [])))
  const named = cities.map(({ texts, country_id }) => placeName(texts[language], country_id, language))
  return {
    text: named.length > 0 ? named.slice(0, 3).join(' / ') : countryName(job.country_id, language),
    countries: [...new Set([job.country_id, ...cities.map(({ country_id }) => country_id)])],
    cities: cities.map(({ id }) => id),
  }
}
