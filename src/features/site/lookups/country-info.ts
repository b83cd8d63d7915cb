import { countries as facts, type TCountryCode } from 'countries-list'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { countriesIn } from './countries.ts'

/** @throws Refused not_found */
export function showCountry(
  ctx: Context,
  { id }: Taken<typeof contract.countryInfo>,
): Given<typeof contract.countryInfo> {
  const { code, text, dial } = found(countriesIn(ctx.language).find((country) => country.id === id))
  const known = facts[code as TCountryCode]
  return {
    success: true,
    data: {
      id,
      code,
      name: text,
      phone_code: dial,
      currency: known?.currency[0] ?? null,
      languages: [...(known?.languages ?? [])],
      flag: flagOf(code),
    },
  }
}

/** The flag as an emoji: two regional letters. */
const flagOf = (code: string) => String.fromCodePoint(...[...code].map((letter) => 0x1f1a5 + letter.charCodeAt(0)))
