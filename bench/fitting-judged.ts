import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readLookups } from '#db/lookups/read-lookups.ts'
import { listFittingJobs } from '#features/jobs/matching/fit-contract.ts'
import type { Fit } from '#features/jobs/matching/fit-rules.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { indexPeople } from '#features/sourcing/cv-search/index-people.ts'
import { listFittingPeople } from '#features/sourcing/fitting-people/contract.ts'
import type { Language } from '#platform/shared/languages.ts'
import { aPersonWithCv, work } from '#tests/world/cv-people.ts'
import { aLiveJob } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { Result } from './parts/result.ts'

type Advert = {
  id: string
  language: Language
  title: string
  mustHave: string[]
  years: number
  languages: string[]
  degree: string | null
  place: string
  workplace: 'remote' | 'hybrid' | 'on-site'
}
type Person = {
  id: string
  language: Language
  work: { title: string; from: number; to: number | null }[]
  skills: string[]
  languages: string[]
  degree: string | null
  licence: string | null
  place: string
  relocates: boolean
  /** From 0 to 3, in the order of the adverts. */
  grades: number[]
}
type Judged = { adverts: Advert[]; people: Person[] }
type List = { language: Language; grades: number[]; ideal: number[]; of: string }

const shown = 10
const names: Record<string, string> = { en: 'English', ar: 'Arabic', ru: 'Russian', fr: 'French' }
const cities = readLookups().then((lookups) => lookups.cities)

/**
 * How well people who fit and jobs that fit are ordered, against what somebody graded who had not seen the rules. `--sets` names sets
 * of `bench/matching`, all of them if left out, or files elsewhere: one that is held back is measured without lying here.
 */
export default async function fittingJudged(args: string[]): Promise<Result> {
  const { values } = parseArgs({
    args,
    options: { sets: { type: 'string' }, misses: { type: 'boolean', default: false } },
  })
  const folder = path.join(import.meta.dirname, 'matching')
  const sets = values.sets?.split(',') ?? readdirSync(folder).map((file) => path.basename(file, '.json'))
  const rows: Result['rows'] = []
  for (const set of sets) {
    const file = set.endsWith('.json') ? set : path.join(folder, `${set}.json`)
    const judged = JSON.parse(readFileSync(file, 'utf8')) as Judged
    const lists = await listsOf(judged)
    if (values.misses)
      for (const list of Object.values(lists).flat())
        if (!isGraded(list) || ndcg(list) < 1) process.stdout.write(`${list.of}\n`)
    const name = `${path.basename(file, '.json')}, ${judged.adverts.length} × ${judged.people.length}`
    for (const [what, all] of Object.entries(lists))
      rows.push(
        rowOf(name, what, 'all', all),
        ...[...Map.groupBy(all, ({ language }) => language)].map(([language, of]) => rowOf(name, what, language, of)),
      )
  }
  return { title: 'Adverts and people, graded before matching was asked', rows }
}

/** Adverts and people of a set in a product of their own, and what is listed to each of them. */
async function listsOf({ adverts, people }: Judged): Promise<Record<string, List[]>> {
  const site = await aSite({ RATE_LIMIT: 'off' })
  const jobs = new Map<string, number>()
  const owners: Visitor[] = []
  for (const [at, advert] of adverts.entries()) {
    const { job, employer } = await addJob(site, advert)
    jobs.set(job, at)
    owners.push(employer.visitor)
  }
  const seekers = new Map<string, Person>()
  const visitors: { person: Person; visitor: Visitor }[] = []
  for (const person of people) {
    const { id, visitor } = await addPerson(site, person, adverts)
    seekers.set(id, person)
    visitors.push({ person, visitor })
  }
  await site.settle()
  const [ofPeople, ofJobs]: [List[], List[]] = [[], []]
  for (const [job, at] of jobs) {
    const { data } = await (owners[at] as Visitor).call(listFittingPeople, { job })
    const found = data.people.map(({ person, fit }) => ({ one: seekers.get(person?.id ?? ''), fit }))
    const { id, language } = adverts[at] as Advert
    const grades = found.map(({ one }) => one?.grades[at] ?? 0)
    const missed = people.filter((one) => (one.grades[at] ?? 0) > 1 && !found.some((listed) => listed.one === one))
    ofPeople.push({
      ...{ language, grades, ideal: people.map((one) => one.grades[at] ?? 0) },
      of: told(
        id,
        found.map(({ one, fit }, place) => [one?.id, grades[place], fit]),
        missed.map((one) => [one.id, one.grades[at]]),
      ),
    })
  }
  for (const { person, visitor } of visitors) {
    const { data } = await visitor.call(listFittingJobs, {})
    const found = data.jobs.map(({ job, fit }) => ({ at: jobs.get(job.id) ?? -1, fit }))
    const grades = found.map(({ at }) => person.grades[at] ?? 0)
    const missed = adverts
      .map((_, at) => at)
      .filter((at) => (person.grades[at] ?? 0) > 1 && !found.some((listed) => listed.at === at))
    ofJobs.push({
      ...{ language: person.language, ideal: person.grades, grades },
      of: told(
        person.id,
        found.map(({ at, fit }, place) => [adverts[at]?.id, grades[place], fit]),
        missed.map((at) => [adverts[at]?.id, person.grades[at]]),
      ),
    })
  }
  return { 'people who fit': ofPeople, 'jobs that fit': ofJobs }
}

type Facts = Pick<Fit, 'asked' | 'met' | 'missing' | 'work' | 'place' | 'level'>

/** A list as it is looked through: each with its grade and the facts that put it there, and what of grade 2 or 3 is not listed. */
function told(of: string, listed: [string?, number?, Facts?][], missed: [string?, number?][]): string {
  const rows = listed.map(
    ([id, grade, fit]) =>
      `${id}=${grade} (${fit?.work} ${fit?.place} ${fit?.level} ${fit?.met}/${fit?.asked} -${fit?.missing})`,
  )
  return `${of}: ${rows.join(' ')}${missed.map(([id, grade]) => ` not ${id}=${grade}`).join('')}`
}

/** Of a company of its own: a first advert costs nothing. */
async function addJob(site: Site, advert: Advert) {
  const { language, title, mustHave, years } = advert
  const { country_id, city_id } = await placeOf(advert.place)
  const description = `<p>${title}: ${mustHave.join(', ')}. ${title}, ${advert.place}. ${mustHave.join(', ')}.</p>`
  return aLiveJob(site, {
    ...{ language, texts: [{ language, title, description }], country_id, city_id },
    workplace: advert.workplace === 'on-site' ? 'on_site' : advert.workplace,
    skills_must: mustHave,
    experience: years >= 5 ? '5|10' : years >= 3 ? '3|5' : years > 0 ? '1|3' : '0|1',
    languages: advert.languages,
  })
}

async function addPerson(site: Site, person: Person, adverts: readonly Advert[]) {
  const { country_id, city_id } = await placeOf(person.place)
  // the latest first, as CVs have it; sets list either way
  const latest = person.work.toSorted((a, b) => Number(b.to === null) - Number(a.to === null) || b.from - a.from)
  const added = await aPersonWithCv(
    site,
    {
      ...{ name: `Person ${person.id}`, language: person.language, headline: latest[0]?.title ?? '' },
      experience: latest.map(({ title, from, to }) => work(title, '', '', `${from}-01`, to ? `${to}-01` : 'present')),
      skills: person.skills.map((name) => ({ name, years: null })),
      languages: person.languages.map((code) => ({ name: names[code] ?? code, level: 'C1' })),
      education: person.degree ? [{ degree: person.degree, institution: '', start: null, end: null }] : [],
      certificates: person.licence ? [{ name: `${person.licence} licence` }] : [],
      location: person.place,
    },
    { residence_country_id: country_id, residence_city_id: city_id },
  )
  if (person.relocates) {
    const countries = new Set(adverts.map(({ place }) => countryId(place.slice(-2))))
    const values = [...countries].map((country, position) => ({ user_id: added.id, country_id: country, position }))
    await site.world.db
      .insertInto('profile_places')
      .values(values.map((one) => ({ ...one, city_id: null })))
      .execute()
    await indexPeople(site.world, [added.id])
  }
  return added
}

async function placeOf(place: string) {
  const [name = '', code = ''] = place.split(', ')
  const city = (await cities).find((one) => one.country === code && one.en === name)
  return { country_id: countryId(code), city_id: city?.id ?? null }
}

function rowOf(set: string, what: string, language: string, all: readonly List[]): Result['rows'][number] {
  const graded = all.filter(isGraded)
  const mean = (of: (list: List) => number) => graded.reduce((sum, list) => sum + of(list), 0) / graded.length
  const three = graded.flatMap(({ grades }) => grades.slice(0, 3))
  return {
    ...{ set, what, language, lists: graded.length, 'nDCG@10': mean(ndcg).toFixed(3) },
    'first three of grade 2 or 3': `${three.filter((grade) => grade >= 2).length} of ${three.length}`,
    'best possible': graded.reduce((sum, { ideal }) => sum + Math.min(3, ideal.filter((one) => one >= 2).length), 0),
    'shown to whom nothing fits': all.filter((list) => !isGraded(list)).flatMap(({ grades }) => grades).length,
  }
}

const isGraded = ({ ideal }: List) => ideal.some((grade) => grade > 0)
const ndcg = ({ grades, ideal }: List) => discounted(grades) / discounted(ideal.toSorted((a, b) => b - a))
const discounted = (grades: readonly number[]) =>
  grades.slice(0, shown).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
