import { newId } from '#platform/shared/ids.ts'
import { fallbackLanguage } from '#platform/shared/languages.ts'
import type { Context, World } from '../context.ts'

/**
 * The context of work that no person asked for at this moment: reactions, jobs, the clock, loading demo content.
 * @param requestId of the request that it follows
 */
export const backgroundContext = (world: World, requestId: string = newId()): Context => ({
  ...world,
  log: world.log.child({ request: requestId }),
  // it runs milliseconds after what it follows was written
  read: world.db,
  me: null,
  membership: null,
  locked: null,
  language: fallbackLanguage,
  requestId,
  address: '',
  userAgent: '',
  received: [],
  cookies: [],
  headers: {},
  cookie: () => undefined,
  asked: () => undefined,
})

/** The same for what somebody began who is not there any more: it counts as theirs, and gives none of their rights. */
export const inNameOf = <C extends Context>(ctx: C, { id, name = '' }: { id: string; name?: string }): C => ({
  ...ctx,
  me: {
    ...{ id, name, session: '', email: null, language: ctx.language, country: 0, xsrf: '', provedAt: new Date(0) },
    ...{ accountType: '', mayAsStaff: () => false },
  },
})
