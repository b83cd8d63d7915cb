import { countryId } from '#features/site/lookups/country-id.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { extrasOf } from './job-extras.ts'
import { fitTogether, industryOf, isFoundIn, offered, yearsFor } from './job-sense.ts'
import { type Advert, choose, sayAdvert } from './job-texts.ts'
import type { Material, Trade } from './material.ts'
import { bigCity, type Page } from './pages.ts'
import { aQuestion } from './questions.ts'
import type { Random } from './random.ts'
import { day, hour, later, minute, type Row, type Rows } from './rows.ts'
import { salaryFor } from './salaries.ts'

export type Question = Rows['job_questions'][number] & { id: string; choices: string[] }
export type Job = {
  row: Row<'jobs'> & { id: string; openings: number; applicants_count: number; published_at: Date | null }
  page: Page
  family: string
  title: string
  questions: Question[]
}
type State = 'live' | 'draft' | 'submitted' | 'changes_requested' | 'paused' | 'closed'

/** Families of work that any company needs besides its own. */
const everywhere = ['finance', 'office', 'hr', 'itsupport', 'sales', 'marketing', 'support', 'cleaning', 'drivers']
const closedFor = ['filled', 'filled', 'filled', 'filled_elsewhere', 'cancelled', 'expired']
const otherStates: Partial<Record<State, number>> = {
  draft: 60,
  submitted: 36,
  changes_requested: 10,
  paused: 40,
  closed: 130,
}
/** As many live ones as the persona employer and the persona agency have. */
const live = { all: 2_000, employer: 16, agency: 12 }
/** So many went out within the last two hours. */
const fresh = 25
/** A number from 0 on makes it one of the newest; settled ones have had time for applicants. */
type Age = number | 'settled' | 'any'

export function makeJobs(random: Random, material: Material, pages: Page[], now: Date, rows: Rows): Job[] {
  const references = new Set<string>()
  const make = (page: Page, state: State, age: Age) => {
    const moments = momentsOf(random, state, now, age)
    const family = familyOf(random, material, page)
    const trade = { family, ...(material.trades[family] as Trade) }
    const job = aJob(random, material, page, trade, state, moments, references, rows)
    rows.jobs.push(job.row)
    return job
  }
  const [employer, agency, ...others] = pages as [Page, Page, ...Page[]]
  // each country has jobs as it has pages, however large they happen to be
  const inCountry = Map.groupBy(others, ({ country }) => country)
  const share = ({ country, weight }: Page) => {
    const pagesThere = inCountry.get(country) ?? []
    return (weight * pagesThere.length) / pagesThere.reduce((sum, page) => sum + page.weight, 0)
  }
  const weights = Object.fromEntries(others.map((page, at) => [at, share(page)]))
  const anyPage = () => others[Number(random.weighted(weights))] as Page
  const homes = [
    ...Array.from({ length: live.employer }, () => employer),
    ...Array.from({ length: live.agency }, () => agency),
    ...others,
  ]
  while (homes.length < live.all) homes.push(anyPage())
  const newest = live.all - fresh
  const jobs = homes.map((page, at) =>
    make(page, 'live', page === employer || page === agency ? 'settled' : at - newest),
  )
  for (const [state, count] of Object.entries(otherStates) as [State, number][])
    for (let at = 0; at < count; at++) jobs.push(make(at < 2 ? employer : at < 3 ? agency : anyPage(), state, 'any'))
  return jobs
}

/** The newest live ones went out minutes ago, the oldest a month ago. */
export function momentsOf(random: Random, state: State, now: Date, age: Age) {
  const closed = state === 'closed'
  const past = closed ? random.between(35, 80) * day : pastOf(random, age)
  const published = later(now, -past)
  const created = later(published, -random.between(0.2, 3) * day)
  const goesOut = state === 'live' || state === 'paused' || closed
  const confirmed = past > 12 * day && random.chance(0.5) ? later(now, -random.between(0.2, 8) * day) : published
  return {
    created_at: created,
    updated_at: published,
    published_at: goesOut ? published : null,
    confirmed_at: goesOut ? (closed ? published : confirmed) : null,
    expires_at: later(published, closed ? 30 * day : random.pick([30, 30, 45, 60]) * day + day),
    closed_at: closed ? later(published, random.between(18, 30) * day) : null,
  }
}

function pastOf(random: Random, age: Age): number {
  if (age === 'settled') return random.between(6, 24) * day
  return typeof age === 'number' && age >= 0 ? (age + 1) * 4 * minute : random.next() ** 1.3 * 29.5 * day + 2 * hour
}

export function aJob(
  random: Random,
  material: Material,
  page: Page,
  trade: Trade & { family: string },
  state: State,
  moments: ReturnType<typeof momentsOf>,
  references: Set<string>,
  rows: Rows,
): Job {
  const { country } = page
  const { family } = trade
  const occupation = random.pick(trade.positions.filter((one) => isFoundIn(one, page.industry)))
  const { id: position, pay } = occupation
  const usual = trade.pay * pay
  const isSenior = material.leads.has(position) || occupation.seasoned === true
  const experience = random.pick(yearsFor(pay, usual, isSenior))
  const language = random.weighted(country.adverts)
  const gulf = ['AE', 'SA', 'QA', 'KW', 'BH', 'OM'].includes(country.code)
  const city = random.chance(0.65) ? page.city : bigCity(random, material.cities.get(country.code) ?? [])
  const skills = random.some(occupation.skills, 5).map((id) => material.entry('skill', id))
  const advert: Advert = {
    page,
    family,
    position: material.entry('position', position),
    city,
    workplace: workplaceFor(random, family),
    experience: material.experience.get(experience) as Advert['experience'],
    degree: material.entry('degree', random.pick(occupation.degrees ?? trade.degrees)),
    languages:
      language === 'en'
        ? gulf && random.chance(0.4)
          ? ['en', 'ar']
          : ['en']
        : random.chance(0.5) && trade.pay > 1300
          ? [language, 'en']
          : [language],
    skills: skills.slice(0, 3),
    visa: gulf && random.chance(0.4),
    days: page.row.answer_days as number,
    choices: choose(random),
  }
  const creator = random.pick(page.team.slice(0, 2))
  const row = {
    id: random.id(moments.created_at),
    page_id: page.row.id,
    created_by: creator.row.id,
    reference: freeReference(random, references),
    state: state as NonNullable<typeof state>,
    close_reason: state === 'closed' ? random.pick(closedFor) : null,
    language: language as string,
    position_id: position,
    industry_id: page.industry ?? industryOf(family, material.companies.sectors),
    employment_types: typesFor(random, family, isSenior, experience),
    workplace: advert.workplace,
    country_id: countryId(country.code),
    city_id: city.id,
    experience,
    degree_id: advert.degree.id,
    languages: advert.languages,
    skills_must: advert.skills.map((skill) => skill[language]),
    skills_nice: skills.slice(3).map((skill) => skill[language]),
    benefits: offered(random.some(gulf ? gulfBenefits : benefits, random.whole(2, 5)), usual, advert.visa),
    visa_support: advert.visa,
    ...salaryFor(random, country, usual, experience),
    openings: random.chance(0.15) ? random.whole(2, 6) : 1,
    starts_on: null,
    applicant_cap: random.chance(0.1) ? random.pick([80, 100, 150, 200]) : null,
    applicants_count: 0,
    ...moments,
    version: 1,
  }
  fitTogether(row, advert, material.texts[language])
  const texts = sayIn(random, language, country.adverts).map((of) => sayAdvert(material, advert, of))
  const words = JSON.stringify(texts)
  const { reference } = row
  const types = row.employment_types
  const about = { reference, position, gulf, company: page.row.name, words, published: moments.published_at, types }
  Object.assign(row, extrasOf(about, row.benefits))
  rows.job_texts.push(...texts.map((text) => ({ job_id: row.id, ...text })))
  const keys = random.chance(0.3) ? [] : random.some(trade.questions, random.whole(1, 3))
  const questions = keys.map((key, at) =>
    aQuestion(random, material.texts[language], key, row.id, at, moments.created_at),
  )
  rows.job_questions.push(...questions)
  return { row, page, family, title: texts[0]?.title ?? '', questions }
}

/** The advert's own language first; some are written in two. */
function sayIn(random: Random, language: Language, adverts: Partial<Record<Language, number>>): Language[] {
  const second = languages.find((one) => one !== language && adverts[one])
  return second && random.chance(0.18) ? [language, second] : [language]
}

/** In the country of the Arabic persona companies look for her trade too, so that jobs fit her. */
function familyOf(random: Random, material: Material, { families, country }: Page): string {
  if (families.length === 0) return random.pick(Object.keys(material.trades))
  const own = country.code === 'JO' ? [...families, 'marketing'] : families
  return random.chance(0.72) ? random.pick(own) : random.pick(everywhere)
}

const fromHome = ['software', 'product', 'marketing', 'support', 'finance', 'itsupport']
function workplaceFor(random: Random, family: string): Row<'jobs'>['workplace'] {
  return fromHome.includes(family) ? random.weighted({ on_site: 55, hybrid: 32, remote: 13 }) : 'on_site'
}

const inShifts = ['support', 'security', 'cleaning', 'hotel', 'kitchen', 'service', 'nursing', 'retail', 'oilgas']
function typesFor(random: Random, family: string, isSenior: boolean, experience: string): string[] {
  const drawn = random.weighted({ full_time: 82, part_time: 8, contract: 6, temporary: 3, internship: 1 })
  const isFull = drawn === 'internship' ? experience !== '0|1' : drawn === 'part_time' && isSenior
  const main = isFull ? 'full_time' : drawn
  return inShifts.includes(family) && random.chance(0.5) ? [main, 'shift'] : [main]
}

const gulfBenefits = [
  'health_insurance',
  'annual_flight',
  'housing',
  'transport',
  'visa',
  'relocation',
  'bonus',
  'meals',
  'school_allowance',
  'overtime',
]
const benefits = [
  'health_insurance',
  'transport',
  'meals',
  'training',
  'bonus',
  'extra_leave',
  'flexible_hours',
  'thirteenth_salary',
  'phone_laptop',
  'pension',
  'sport',
  'parking',
]

const signs = '23456789bcdfghjkmnpqrstvwxz'
function freeReference(random: Random, taken: Set<string>): string {
  const reference = Array.from({ length: 8 }, () => signs[random.whole(0, signs.length - 1)]).join('')
  if (taken.has(reference)) return freeReference(random, taken)
  taken.add(reference)
  return reference
}
