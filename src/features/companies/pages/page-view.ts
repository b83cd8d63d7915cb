import type { z } from 'zod'
import { placeName } from '#features/site/lookups/place-name.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import type { PageCard } from './contract.ts'
import { thumbOf } from './take-pictures.ts'

/** Pages with what a card shows. */
export const selectPages = (db: Db) =>
  db
    .selectFrom('pages')
    .leftJoin('cities', 'cities.id', 'pages.city_id')
    .selectAll('pages')
    .select([
      'cities.text_en as city_en',
      'cities.text_ar as city_ar',
      'cities.text_ru as city_ru',
      'cities.text_fr as city_fr',
    ])

export type PageRow = Awaited<ReturnType<ReturnType<typeof selectPages>['executeTakeFirstOrThrow']>>

export function cardOf(ctx: Context, row: PageRow): z.input<typeof PageCard> {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    kind: row.kind,
    place: placeName(row[`city_${ctx.language}`], row.country_id, ctx.language),
    verified: isVerified(row),
    logo: row.logo_id ? thumbOf(row.logo_id, 160) : null,
    state: row.state,
  }
}

/** A fact, not a badge: mail of its own domain was answered, or the licence was seen. */
export const isVerified = (row: { email_verified_at: Date | null; licence_checked_at: Date | null }): boolean =>
  Boolean(row.email_verified_at ?? row.licence_checked_at)

/** The text in the wanted language, else the page's own, else the first it was written in. */
export const inLanguage = (texts: unknown, language: Language): string =>
  textsBy(texts)[languageOf(texts, language)] ?? ''

/** Which language that is. */
export const languageOf = (texts: unknown, wanted: Language, own: Language = wanted): Language =>
  [wanted, own, ...languages].find((one) => textsBy(texts)[one]) ?? wanted

export const textsBy = (texts: unknown) => (texts ?? {}) as Partial<Record<Language, string>>
