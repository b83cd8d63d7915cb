import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { toE164 } from '#features/people/accounts/phone-number.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { placeIndex } from '#features/site/lookups/place-index.ts'
import { readPlace } from '#features/site/lookups/read-place.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Read, ReadCv } from '#libraries/cv-content/reading-contract.ts'
import type { Context } from '#platform/server/context.ts'
import { personName } from '#platform/shared/fields.ts'
import type { ContactRead } from './photo-contract.ts'
import { type Sureness, surenessOf } from './sureness-rules.ts'

/** Who the person is and how they are reached, as far as a form can take it over; wrong contact data is worse than none. */
export async function contactRead(ctx: Context, read: ReadCv): Promise<ContactRead> {
  return { name: nameRead(read), email: valueRead(read.email), phone: await phoneRead(ctx, read) }
}

const valueRead = (read: Read | null) => (read ? { value: read.value, sureness: surenessOf(read.confidence) } : null)

/** So sure of a name that was recognised in a picture: whoever reads it in the field sees what is wrong with it. */
const recognisedWell = 0.6

function nameRead({ name: read, recognised }: ReadCv) {
  const name = personName().safeParse(read?.value ?? '')
  if (!read || !name.success) return null
  const isLegible = recognised && read.confidence >= recognisedWell
  return { value: name.data, sureness: isLegible ? ('fairly' as const) : surenessOf(read.confidence) }
}

/** A number without a prefix is at home where the CV says its person lives, and nowhere if it does not say. */
async function phoneRead(ctx: Context, { phones, location, recognised }: ReadCv) {
  const whole = phones.find(({ value }) => isWhole(value))
  if (whole) return valueRead(whole)
  const [first] = phones
  if (!first) return null
  const country = first.value.startsWith('+') ? null : await countryAt(ctx, location)
  const value = country && toE164(first.value, country)
  return value && isWhole(value) && !recognised
    ? { value, sureness: 'fairly' as Sureness }
    : { value: first.value, sureness: 'unsure' as Sureness }
}

const isWhole = (value: string) => value.startsWith('+') && isValidPhoneNumber(value)

async function countryAt(ctx: Context, location: Read | null): Promise<string | null> {
  if (!location) return null
  const { cities, cityById } = await readKept(ctx)
  const { place } = readPlace(placeIndex(cities), location.value, null)
  const country = place === null ? null : place < 0 ? -place : cityById.get(place)?.country_id
  try {
    return country ? countryCode(country) : null
  } catch {
    // a region of several countries
    return null
  }
}
