import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { countryId } from './country-id.ts'
import { placeIndex } from './place-index.ts'
import { placeText } from './place-name.ts'
import { readPlace } from './read-place.ts'
import { readKept } from './texts.ts'
import { countryOf } from './visitor-location.ts'

/** What somebody wrote by hand, as the place it means, in any of the four languages; the one with this id where it is named so. */
export async function namePlace(
  ctx: Context,
  { id, q }: Taken<typeof contract.place>,
): Promise<Given<typeof contract.place>> {
  const { cities, cityById } = await readKept(ctx)
  const named = (place: number) => {
    const text = placeText(cityById, place, ctx.language)
    return text === null ? [] : [{ id: place, text }]
  }
  const [chosen] = id === undefined ? [] : named(id)
  if (chosen && !q) return { success: true, data: { place: chosen, remote: false, near: [] } }
  const read = readPlace(placeIndex(cities), q, await homeOf(ctx), true)
  const keeps = chosen && (read.place === id || read.near.includes(chosen.id) || isNamed(q, chosen.text))
  const [place = null] = keeps ? [chosen] : read.place === null ? [] : named(read.place)
  return { success: true, data: { place, remote: read.remote, near: keeps ? [] : read.near.flatMap(named) } }
}

/** Whether the words are still those that the chosen place was shown with. */
const isNamed = (q: string, text: string) => text.toLowerCase().startsWith(q.trim().toLowerCase())

/** The visitor's country: what the account says, else what the address of the connection tells. */
async function homeOf(ctx: Context): Promise<number | null> {
  // one Tripoli is nearer than the other: the answer is this visitor's
  ctx.headers['cache-control'] = 'private, no-store'
  if (ctx.me) {
    const user = await ctx.read.selectFrom('users').select('country_id').where('id', '=', ctx.me.id).executeTakeFirst()
    if (user) return user.country_id
  }
  const code = await countryOf(ctx, ctx.address).catch(() => null)
  return code ? countryId(code) : null
}
