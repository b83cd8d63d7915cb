import type { FastifyInstance } from 'fastify'
import { isLogPlace, seenCookie, seenFor, seenHeader } from '#platform/shared/log-place.ts'
import type { Context, World } from '../context.ts'
import { meansAway } from '../db/database-away.ts'
import { seenPlace } from '../db/replica.ts'
import { factsOf } from './request-context.ts'

/** Lets whoever has just written read from the replica only what holds it: browsers by a cookie, programs by a header. */
export async function tellPlace(ctx: Context): Promise<void> {
  try {
    const place = await ctx.replica?.place()
    if (!place) return
    ctx.cookies.push({ name: seenCookie, value: place, maxAge: seenFor, readable: true })
    ctx.headers[seenHeader] = place
  } catch (error) {
    // what was asked is done, whatever became of the database since
    if (!meansAway(error)) throw error
  }
}

/** Serves each request with what its asker has seen written. */
export function heedPlaces(app: FastifyInstance, { replica }: World): void {
  if (!replica) return
  app.addHook('onRequest', (request, _reply, done) => {
    const { asked, cookies } = factsOf(request.raw)
    const seen = asked(seenHeader) ?? cookies[seenCookie]
    seenPlace.run(isLogPlace(seen) ? seen : null, done)
  })
}
