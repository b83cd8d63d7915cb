import { timingSafeEqual } from 'node:crypto'
import { visitMoved } from '#features/open-days/visits/events.ts'
import type { Context, World } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { publish } from '#platform/server/live/publish.ts'
import { isId } from '#platform/shared/ids.ts'

type Signs = Pick<World, 'signer'>

/** What stands for a visit in the name of a live topic: its id, and a fingerprint nobody makes up. */
export const provenVisit = ({ signer }: Signs, purpose: string, visit: string): string =>
  `${visit}.${signer.fingerprint(purpose, visit).toString('base64url')}`

/** The visit such a name stands for; null where it was made up. */
export function visitProven(world: Signs, purpose: string, name: string): string | null {
  const [visit = ''] = name.split('.', 1)
  if (!isId(visit)) return null
  const [given, expected] = [name, provenVisit(world, purpose, visit)].map((one) => Buffer.from(one))
  return given && expected && given.length === expected.length && timingSafeEqual(given, expected) ? visit : null
}

const purpose = 'line-of-visit'

/** The live topic of one's own visit, with an account or without: a screen that sleeps hears by it that a desk calls. */
export const topicOfVisit = (world: Signs, visit: string): string => `visit:${provenVisit(world, purpose, visit)}`

/** Whoever knows the name was given it. */
export const mayWatchVisit = async (ctx: Context, name: string): Promise<boolean> =>
  visitProven(ctx, purpose, name) !== null

/** Tells the visitor's own screen of each step, and the hall of the host of each at a booth. */
export const tellLineOfVisit = on(visitMoved, 'tell-line-of-visit', async (ctx, { data: { visit, day, page } }) => {
  const host = await ctx.db.selectFrom('open_days').select('page_id').where('id', '=', day).executeTakeFirst()
  const hall = host && host.page_id !== page ? [`page:${host.page_id}`] : []
  await ctx.db.transaction().execute((tx) => publish(tx, [topicOfVisit(ctx, visit), ...hall], visitMoved.name, visit))
})
