import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Call } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { type Brand, brandStyle } from '../brand.ts'
import type { Context, World } from '../context.ts'
import { pageSeconds } from '../metrics.ts'
import {
  applyCookies,
  clearCookies,
  clearScopedCookies,
  cookieNames,
  sessionCookies,
  workspaceCookies,
} from './cookies.ts'
import { type Handled, perform } from './door.ts'
import { contextOf, factsOf, type Identify } from './request-context.ts'

const aYear = 31_536_000

export type Pages = { build: () => Promise<ServerBuild>; brand: Brand; handled: readonly Handled[]; identify: Identify }

/** Serves every address that is not a file or a call: a page, rendered here, its data fetched through the door. */
export function mountPages(app: FastifyInstance, world: World, { build, brand, handled, identify }: Pages): void {
  const byName = new Map(handled.map((one) => [`${one.call.method} ${one.call.path}`, one]))
  const tokens = brandStyle(brand)
  let kept: { build: ServerBuild; handler: ReturnType<typeof createRequestHandler> } | undefined

  app.get('/*', async (request, reply) => {
    const end = pageSeconds.startTimer()
    const current = await build()
    if (kept?.build !== current)
      kept = { build: current, handler: createRequestHandler(current, world.settings.NODE_ENV) }
    const facts = factsOf(request.raw)
    const ctx = await contextOf(world, identify, facts, {
      requestId: request.id,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    })
    if ((request.query as { lang?: string }).lang !== undefined)
      ctx.cookies.push({ name: cookieNames.language, value: ctx.language, maxAge: aYear, readable: true })
    const provider = new RouterContextProvider()
    provider.set(pageContextOf(current) as never, pageContext(request, ctx) as never)
    const closed = world.settings.MAINTENANCE
    const asked = toRequest(request, reply, closed ? '/maintenance' : request.url, world.settings.publicUrl)
    const response = await kept.handler(asked, provider)
    end({ status: response.status })
    return answer(reply, response, ctx, closed ? 503 : response.status)
  })

  function pageContext(request: FastifyRequest, ctx: Context) {
    const { language } = ctx
    const { cookies } = factsOf(request.raw)
    return {
      language,
      words: world.wording.of(language),
      wordsUrl: `/assets/lang/${language}.json?v=${world.wording.hash(language)}`,
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
      call: (call: Call, input: unknown) => {
        const one = byName.get(`${call.method} ${call.path}`)
        if (!one) throw new Refused('not_found')
        return perform(one, ctx, input)
      },
    }
  }

  async function answer(reply: FastifyReply, response: Response, ctx: Context, status: number) {
    applyCookies(reply, ctx.cookies, world.settings.publicUrl.startsWith('https:'))
    for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
    reply.header('vary', 'Accept-Language, Cookie')
    if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache')
    reply.status(status)
    return reply.send(await bodyOf(response))
  }
}

/** What is known to be whole goes out at once; a stream through three kinds of streams costs a tenth of a page. */
async function bodyOf(response: Response): Promise<Buffer | Readable | null> {
  if (!response.body) return null
  const isWhole = response.headers.has('content-length')
  return isWhole ? Buffer.from(await response.arrayBuffer()) : Readable.fromWeb(response.body as ReadableStream)
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

/** The bundle has its own copy of the context key; its entry module hands it out. */
const pageContextOf = (build: ServerBuild) => (build.entry.module as unknown as { pageContext: unknown }).pageContext

function toRequest(request: FastifyRequest, reply: FastifyReply, url: string, publicUrl: string): Request {
  const gone = new AbortController()
  reply.raw.on('close', () => !reply.raw.writableFinished && gone.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value))
  return new Request(new URL(url, publicUrl), { method: request.method, headers, signal: gone.signal })
}
