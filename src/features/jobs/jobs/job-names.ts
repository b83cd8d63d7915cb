import { placeName } from '#features/site/lookups/place-name.ts'
import type { Context } from '#platform/server/context.ts'
import { kept } from '#platform/shared/kept.ts'
import { type Language, localeOf } from '#platform/shared/languages.ts'
import { remembered } from '#platform/shared/remembered.ts'

type Named = Pick<Context, 'language' | 'wording'>

/** How the public reads the name of a company that does not say it: by its industry and the city of the job. */
export const anonymousName = ({ language, wording }: Named, industry: string | null, place: string): string =>
  industry
    ? wording.say(language, 'jobs.anonymous.inIndustry', { industry, place })
    : wording.say(language, 'jobs.anonymous.inPlace', { place })

export const logoOf = (id: string | null) => (id ? `/api/files/${id}/thumb/160` : null)

type Places = { country_id: number } & { [L in Language as `city_${L}`]: string | null }

/** The first place of a job, as a row with its city's names tells it. */
export const placeOf = ({ language }: Pick<Context, 'language'>, job: Places): string =>
  placeName(job[`city_${language}`], job.country_id, language)

/** Languages by their codes, in the language of the request. */
export function languageNames({ language }: Pick<Context, 'language'>, codes: readonly string[]): string[] {
  const locale = localeOf(language)
  const nameOf = kept(`names of languages ${locale}`, () => {
    const names = new Intl.DisplayNames(locale, { type: 'language' })
    return remembered((code: string) => names.of(code) ?? code, 1_000)
  })
  return codes.map(nameOf)
}
