import { z } from 'zod'
import { countryOfNumber, toE164 } from '#features/people/accounts/phone-number.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context, Me } from '#platform/server/context.ts'

const Phones = z.object({ phones: CvContent.shape.phones })

export type Reach = { phone: string | null; country: string | null }

/** The number of the account, else the first of the default CV that is one, and the country where one lives. */
export async function reachOf({ db }: Context, { id, country }: Me): Promise<Reach> {
  const lives = countryCode(country)
  const row = await db
    .selectFrom('users')
    .leftJoin('cvs', (join) => join.onRef('cvs.user_id', '=', 'users.id').on('is_primary', '=', true))
    .select(['users.phone', 'content'])
    .where('users.id', '=', id)
    .executeTakeFirst()
  const numbers = [row?.phone, ...(Phones.safeParse(row?.content).data?.phones ?? [])]
  const phone = numbers.map((number) => number && toE164(number, lives)).find(Boolean) || null
  return { phone, country: countryOfNumber(phone ?? '') ?? lives }
}
