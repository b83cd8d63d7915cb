import { newId } from '#platform/shared/ids.ts'
import { fallbackLanguage } from '#platform/shared/languages.ts'
import type { Context, World } from '../context.ts'

/** The context of work that no person asked for at this moment: reactions, jobs, the clock, loading demo content. */
export const backgroundContext = (world: World): Context => ({
  ...world,
  me: null,
  membership: null,
  locked: null,
  language: fallbackLanguage,
  requestId: newId(),
  address: '',
  userAgent: '',
  received: [],
  cookies: [],
  headers: {},
  cookie: () => undefined,
  asked: () => undefined,
})
