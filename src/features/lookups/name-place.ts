import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import type * as contract from './contract.ts'
import { type Named, namedPlaces, placesWithSlips } from './named-places.ts'

/** What somebody wrote by hand, as the city or country it means best, in any of the four languages. */
export async function namePlace(
  ctx: Context,
  { id, q }: Taken<typeof contract.place>,
): Promise<Given<typeof contract.place>> {
  const typed = fold(q.split(/[,،]/)[0] ?? '')
  const places = await namedPlaces(ctx)
  const known = places.find((place) => place.id === id)
  const meant = known && (!typed || known.names.includes(typed)) ? known : best(places, typed)
  return { success: true, data: meant ? { id: meant.id, text: meant.text } : null }
}

/** The whole name, then its beginning, then a name with a slip or two in it; larger places first. */
function best(places: readonly Named[], typed: string): Named | undefined {
  if (typed.length < 2) return undefined
  const where = (fits: (name: string) => boolean) => places.find(({ names }) => names.some(fits))
  return where((name) => name === typed) ?? where((name) => name.startsWith(typed)) ?? placesWithSlips(places, typed)[0]
}
