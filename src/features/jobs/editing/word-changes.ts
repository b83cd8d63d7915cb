import { countryName } from '#features/lookups/countries.ts'
import { entriesOf, readKept, textsByCode } from '#features/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { localeOf } from '#platform/shared/languages.ts'
import { plainText } from '../clean-html.ts'
import { languageNames } from '../job-names.ts'
import type { Change, ChangedField } from './job-changes.ts'

export type WordedChange = { field: ChangedField; from: string; to: string }

/** So much of a text is shown; the rest is read in the job itself. */
const mostLetters = 400

/** Changes as people read them: names instead of numbers, in the language of the request. */
export async function wordChanges(ctx: Context, changes: readonly Change[]): Promise<WordedChange[]> {
  const say = await speaker(ctx)
  return changes.map(({ field, from, to }) => ({ field, from: say(field, from), to: say(field, to) }))
}

type Parts = Record<string, unknown>

async function speaker(ctx: Context): Promise<(field: ChangedField, value: unknown) => string> {
  const { language } = ctx
  const [kept, types, benefits, experience] = await Promise.all([
    readKept(ctx),
    textsByCode(ctx, 'employment-type'),
    textsByCode(ctx, 'benefit'),
    entriesOf(ctx, 'experience-range', language),
  ])
  const entry = (list: string, id: unknown) =>
    kept.rows.get(list as 'degree')?.find((row) => row.id === id)?.texts[language] ?? ''
  const city = (id: unknown) => kept.cities.find((one) => one.id === id)?.texts[language] ?? ''
  const word = (key: string) => ctx.wording.say(language, `jobs.changed.${key}`)
  const all = (value: unknown, name: (one: never) => string = String) => list(ctx, (value as never[]).map(name))
  const country = (id: number) => countryName(id, language)
  const money = (amount: unknown) => new Intl.NumberFormat(localeOf(language)).format(Number(amount))
  const yes = (parts: Parts) => Object.keys(parts).filter((key) => parts[key] === true)

  const words: Record<ChangedField, (value: never) => string> = {
    title: (value: Parts) => texts(value),
    description: (value: Parts) => texts(value),
    responsibilities: (value: Parts) => texts(value),
    requirements: (value: Parts) => texts(value),
    place: (parts: Parts) =>
      all([
        word(`workplaces.${parts.workplace}`),
        city(parts.city_id),
        ...(parts.more_city_ids as number[]).map(city),
        country(Number(parts.country_id)),
      ]),
    applicant_countries: (ids: number[]) => all(ids, country as never),
    salary: (parts: Parts) =>
      parts.salary_min || parts.salary_max
        ? [
            [parts.salary_min, parts.salary_max].filter(Boolean).map(money).join('–'),
            parts.salary_currency,
            word(`periods.${parts.salary_period ?? 'month'}`),
            parts.salary_shown ? '' : word('hidden'),
          ].join(' ')
        : '',
    employment: (parts: Parts) =>
      all([
        ...(parts.employment_types as string[]).map((code) => types.get(code) ?? code),
        entry('part-time-category', parts.part_time_category_id),
      ]),
    position: (id: number) => entry('position', id),
    industry: (id: number) => entry('industry', id),
    experience: (code: string) => experience.find((one) => one.code === code)?.text ?? code ?? '',
    degree: (id: number) => entry('degree', id),
    languages: (codes: string[]) => all(languageNames(ctx, codes)),
    skills_must: (names: string[]) => all(names),
    skills_nice: (names: string[]) => all(names),
    licences: (names: string[]) => all(names),
    legal_ground: (parts: Parts) =>
      all([
        entry('gender', parts.gender),
        ...(parts.nationality_ids as number[]).map(country),
        String(parts.legal_ground),
        String(parts.permit_number),
      ]),
    benefits: (codes: string[]) => all(codes, ((code: string) => benefits.get(code) ?? code) as never),
    support: (parts: Parts) => all(yes(parts).map((key) => word(`support.${key}`))),
    places_count: (count: number) => money(count),
    vacancy: (kind: string) => word(`vacancies.${kind}`),
    starts_on: (day: string) => day ?? '',
    applicant_cap: (cap: number | null) => (cap ? money(cap) : ''),
    apply_mode: (parts: Parts) =>
      all([
        word(`modes.${parts.apply_mode}`),
        String(parts.apply_url ?? ''),
        String(parts.walk_in_place),
        String(parts.walk_in_from ?? ''),
        String(parts.walk_in_until ?? ''),
        String(parts.walk_in_hours),
      ]),
    ai_screening: (parts: Parts) =>
      parts.ai_screening ? `${word('yes')}: ${String(parts.ai_statement)}` : word('no'),
    anonymous: (on: boolean) => word(on ? 'yes' : 'no'),
    client: (parts: Parts) => all([String(parts.client_name), String(parts.client_email ?? '')]),
    questions: (asked: { text: string }[]) => all(asked.map(({ text }) => text)),
    language: (code: string) => all(languageNames(ctx, [code])),
  }
  return (field, value) => words[field](value as never).slice(0, mostLetters)
}

const texts = (value: Parts): string =>
  Object.values(value)
    .map((html) => plainText(String(html)))
    .filter(Boolean)
    .join(' / ')

const list = (ctx: Context, names: readonly string[]): string =>
  new Intl.ListFormat(localeOf(ctx.language), { type: 'unit' }).format(names.filter(Boolean))
