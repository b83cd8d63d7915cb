import { countryName } from '#features/site/lookups/countries.ts'
import { readKept, textsByCode } from '#features/site/lookups/texts.ts'
import { plainText } from '#platform/server/clean-html.ts'
import type { Context } from '#platform/server/context.ts'
import { localeOf } from '#platform/shared/languages.ts'
import type { Change, ChangedField } from './job-changes.ts'
import { languageNames } from './job-names.ts'

export type WordedChange = { field: ChangedField; from: string; to: string }

/** So much of a text is shown; the rest is read in the job itself. */
const mostLetters = 400

/** Changes as people read them: names instead of numbers, in the language of the request. */
export async function wordChanges(ctx: Context, changes: readonly Change[]): Promise<WordedChange[]> {
  const say = await speaker(ctx)
  return changes.map(({ field, from, to }) => ({ field, from: say(field, from), to: say(field, to) }))
}

type Parts = Record<string, unknown>
type Say = (value: never) => string

async function speaker(ctx: Context): Promise<(field: ChangedField, value: unknown) => string> {
  const names = await namesIn(ctx)
  const words: Record<ChangedField, Say> = { ...ofTexts, ...ofPlaces(names), ...ofWork(names), ...ofRest(names) }
  return (field, value) => words[field](value as never).slice(0, mostLetters)
}

type Names = Awaited<ReturnType<typeof namesIn>>

/** Names of everything that fields hold as numbers and codes. */
async function namesIn(ctx: Context) {
  const { language } = ctx
  const [kept, types, benefits, experience] = await Promise.all([
    readKept(ctx),
    textsByCode(ctx, 'employment-type'),
    textsByCode(ctx, 'benefit'),
    textsByCode(ctx, 'experience-range'),
  ])
  return {
    entry: (list: 'position' | 'industry' | 'degree' | 'gender' | 'part-time-category', id: unknown) =>
      kept.rows.get(list)?.find((row) => row.id === id)?.texts[language] ?? '',
    city: (id: unknown) => kept.cityById.get(Number(id))?.texts[language] ?? '',
    country: (id: unknown) => countryName(Number(id), language),
    coded: (texts: 'types' | 'benefits' | 'experience', code: string) =>
      ({ types, benefits, experience })[texts].get(code) ?? code,
    word: (key: string) => ctx.wording.say(language, `jobs.changed.${key}`),
    languages: (codes: readonly string[]) => languageNames(ctx, codes),
    number: (amount: unknown) => new Intl.NumberFormat(localeOf(language)).format(Number(amount)),
    all: (names: readonly unknown[]) =>
      new Intl.ListFormat(localeOf(language), { type: 'unit' }).format(
        names.filter((name) => name !== null && name !== '').map(String),
      ),
  }
}

const text = (value: Parts): string =>
  Object.values(value)
    .map((html) => plainText(String(html)))
    .filter(Boolean)
    .join(' / ')
const ofTexts = { title: text, description: text, responsibilities: text, requirements: text }

const ofPlaces = ({ word, city, country, all, languages }: Names) => ({
  place: (parts: Parts) =>
    all([
      word(`workplaces.${parts.workplace}`),
      city(parts.city_id),
      ...(parts.more_city_ids as number[]).map(city),
      country(parts.country_id),
    ]),
  applicant_countries: (ids: number[]) => all(ids.map(country)),
  languages: (codes: string[]) => all(languages(codes)),
  language: (code: string) => all(languages([code])),
  client: (parts: Parts) => all([parts.client_name, parts.client_email]),
  anonymous: (on: boolean) => word(on ? 'yes' : 'no'),
  apply_mode: (parts: Parts) =>
    all([
      word(`modes.${parts.apply_mode}`),
      parts.apply_url,
      parts.walk_in_place,
      parts.walk_in_from,
      parts.walk_in_until,
      parts.walk_in_hours,
    ]),
})

const ofWork = ({ word, entry, country, coded, number, all }: Names) => ({
  salary: (parts: Parts) =>
    parts.salary_min || parts.salary_max
      ? [
          [parts.salary_min, parts.salary_max].filter(Boolean).map(number).join('–'),
          parts.salary_currency,
          word(`periods.${parts.salary_period ?? 'month'}`),
          parts.salary_shown ? '' : word('hidden'),
        ]
          .filter(Boolean)
          .join(' ')
      : '',
  employment: (parts: Parts) =>
    all([
      ...(parts.employment_types as string[]).map((code) => coded('types', code)),
      entry('part-time-category', parts.part_time_category_id),
    ]),
  position: (id: number) => entry('position', id),
  industry: (id: number) => entry('industry', id),
  experience: (code: string | null) => (code ? coded('experience', code) : ''),
  degree: (id: number) => entry('degree', id),
  legal_ground: (parts: Parts) =>
    all([
      entry('gender', parts.gender),
      ...(parts.nationality_ids as number[]).map(country),
      parts.legal_ground,
      parts.permit_number,
    ]),
})

const ofRest = ({ word, coded, number, all }: Names) => ({
  skills_must: (names: string[]) => all(names),
  skills_nice: (names: string[]) => all(names),
  licences: (names: string[]) => all(names),
  benefits: (codes: string[]) => all(codes.map((code) => coded('benefits', code))),
  support: (parts: Parts) =>
    all(Object.keys(parts).flatMap((key) => (parts[key] === true ? word(`support.${key}`) : []))),
  openings: (count: number) => number(count),
  vacancy: (kind: string) => word(`vacancies.${kind}`),
  starts_on: (day: string | null) => day ?? '',
  applicant_cap: (cap: number | null) => (cap ? number(cap) : ''),
  ai_screening: (parts: Parts) => (parts.ai_screening ? `${word('yes')}: ${parts.ai_statement}` : word('no')),
  questions: (asked: { text: string }[]) => all(asked.map((question) => question.text)),
})
