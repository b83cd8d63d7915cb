import { countryOfNumber } from '#features/people/accounts/phone-number.ts'
import { isCountry } from '#features/site/lookups/countries.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { placeIndex } from '#features/site/lookups/place-index.ts'
import { readPlace } from '#features/site/lookups/read-place.ts'
import { type Kept, readKept } from '#features/site/lookups/texts.ts'
import { nationalityKey, nationalityNames } from '#features/site/understanding/nationality-names.ts'
import { contentOf } from '#libraries/cv-content/content-of.ts'
import type { CvAbout, Read, ReadCv } from '#libraries/cv-content/reading-contract.ts'
import { plainCv } from '#libraries/cv-reading/plain-cv.ts'
import type { Context } from '#platform/server/context.ts'
import { calendarDay } from '#platform/shared/fields.ts'
import { fold } from '#platform/shared/fold.ts'
import { surenessOf } from './sureness-rules.ts'

/**
 * Who somebody is, of a CV, as the entries of the lists that a profile chooses from; what names none of them is left out, and so
 * is a day of birth that wants a look.
 */
export async function aboutRead(ctx: Context, read: ReadCv): Promise<CvAbout> {
  const { location, personal } = contentOf(plainCv(read))
  const lists = await readKept(ctx)
  const residence = residenceIn(lists, location)
  return {
    ...residence,
    residence_country_id: residence.residence_country_id ?? calledIn(read.phones[0]),
    nationality_ids: nationalitiesIn(lists, personal.nationality),
    birth_date: isSure(read.personal.birth_date) ? (calendarDay.safeParse(personal.birth_date).data ?? null) : null,
    gender: entryNamed(lists, 'gender', personal.gender),
    civil_status_id: entryNamed(lists, 'civil-status', personal.civil_status),
  }
}

/** Where a place is not told, the number says in which country somebody is called. */
function calledIn(phone: Read | undefined): number | null {
  const code = phone ? countryOfNumber(phone.value) : null
  const id = code ? countryId(code) : null
  return id !== null && isCountry(id) ? id : null
}

const isSure = (read: Read | null) => read !== null && surenessOf(read.confidence) !== 'unsure'

function residenceIn({ cities, cityById }: Kept, location: string) {
  const { place } = location ? readPlace(placeIndex(cities), location, null) : { place: null }
  const city = place !== null && place > 0 ? cityById.get(place) : undefined
  if (city) return { residence_country_id: city.country_id, residence_city_id: city.id }
  return { residence_country_id: place !== null && place < 0 ? -place : null, residence_city_id: null }
}

/** One or several, "Jordanian and Canadian": by their own names or those of their countries. */
function nationalitiesIn({ rows }: Kept, said: string): number[] {
  const { own, countries } = nationalityNames(rows.get('nationality') ?? [])
  const ids = said
    .split(/[,،;/()]|\s+(?:and|et|и|و)\s*/u)
    .map((part) => nationalityKey(part.trim()))
    .flatMap((name) => own.get(name) ?? countries.get(name) ?? [])
  return [...new Set(ids)]
}

/** The entry of a list of which a form, in any language, is what was said. */
function entryNamed({ rows }: Kept, list: 'gender' | 'civil-status', said: string): number | null {
  const words = fold(said)
  if (!words) return null
  const row = rows
    .get(list)
    ?.find(({ texts }) => Object.values(texts).some((text) => text.split(' / ').some((form) => fold(form) === words)))
  return row?.id ?? null
}
