import type { FastifyRequest } from 'fastify'
import type { Call } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { type Brand, brandStyle } from '../brand.ts'
import type { Context, World } from '../context.ts'
import { meansAway } from '../db/database-away.ts'
import { noteFault } from '../observe/note-fault.ts'
import { clearCookies, clearScopedCookies, sessionCookies, workspaceCookies } from './cookies.ts'
import { type Handled, perform } from './door.ts'
import { factsOf } from './request-context.ts'

/** Whether the database was found to be away while a page was made. */
export type Away = { is: boolean }

/** Read by the error boundary of the pages: the screen says that the site comes back. */
const unavailable = () => new Response(null, { status: 503 })

/** What is switched off for this visitor, or would write something down where one only looks: the screen says so (403). */
const notHere = new Set(['switched_off', 'read_only'])

/** What pages are given to render with, request by request. */
export function pageContexts(world: World, brand: Brand, handled: readonly Handled[]) {
  const byName = new Map(handled.map((one) => [`${one.call.method} ${one.call.path}`, one]))
  const tokens = brandStyle(brand)
  return (request: FastifyRequest, ctx: Context, away: Away) => {
    const { language } = ctx
    const { cookies } = factsOf(request.raw)
    return {
      language,
      words: world.wording.of(language),
      // while one builds, what a screen says changes under one's hands: it gets all words
      wordsUrl: (route: string, part: 'first' | 'own') =>
        world.wording.address(language, world.settings.development ? '' : route, part),
      nonce: request.nonce,
      publicUrl: world.settings.publicUrl,
      brand: { name: brand.name[language], tokens, main: brand.main },
      development: world.settings.development,
      demo: world.settings.demo,
      fieldRules: {
        emailTldMax: world.settings.EMAIL_TLD_MAX,
        alphanumericOnly: world.settings.PASSWORD_ALNUM_ONLY,
      },
      timeZone: zoneOf(cookies.time_zone),
      now: world.now().getTime(),
      theme: cookies.theme ?? null,
      cookie: (name: string) => cookies[name],
      // a visitor without any of them is told nothing
      forgetSession: () =>
        clearCookies(
          ctx,
          sessionCookies.filter((name) => cookies[name] !== undefined),
        ),
      forgetScoped: () => clearScopedCookies(ctx),
      forgetWorkspace: () => clearCookies(ctx, workspaceCookies),
      noteFault: (place: string, error: unknown) => {
        world.log.error({ err: error, request: request.id, place }, 'a page failed')
        void noteFault(world, { side: 'server', place, error })
      },
      call: async (call: Call, input: unknown) => {
        const one = byName.get(`${call.method} ${call.path}`)
        if (!one) throw new Refused('not_found')
        if (away.is) throw unavailable()
        try {
          return await perform(one, ctx, input)
        } catch (error) {
          if (error instanceof Refused && notHere.has(error.code)) throw new Response(null, { status: 403 })
          if (!meansAway(error)) throw error
          away.is = true
          throw unavailable()
        }
      },
    }
  }
}

const knownZones = new Set(['UTC'])

/** A time zone Intl knows, or UTC; asking Intl is dear, and what it answers is one of a few hundred names. */
function zoneOf(name = 'UTC'): string {
  if (knownZones.has(name)) return name
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    knownZones.add(timeZone)
    return timeZone
  } catch {
    return 'UTC'
  }
}
