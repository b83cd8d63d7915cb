import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { Brand } from '../brand.ts'
import type { World } from '../context.ts'
import { awaySeconds, meansAway } from '../db/database-away.ts'
import { gateOf } from '../gate.ts'
import { pageSeconds } from '../observe/metrics.ts'
import { applyCookies, cookieNames } from './cookies.ts'
import type { Handled } from './door.ts'
import { isForAll, KeptPages } from './kept-pages.ts'
import { type Away, pageContexts } from './page-contexts.ts'
import { pageHandlers } from './page-handlers.ts'
import { closedSeconds } from './problem.ts'
import { contextOf, factsOf, type Identify, type RequestFacts } from './request-context.ts'
import { Turns } from './turns.ts'

const aYear = 31_536_000
const maintenance = '/maintenance'

/** How many pages are made at a time, and after how long, in ms, one that is not ready yet lets the next begin. */
const [atOnce, slow] = [4, 100]

export type Pages = { build: () => Promise<ServerBuild>; brand: Brand; handled: readonly Handled[]; identify: Identify }

type ToMake = {
  request: FastifyRequest
  reply: FastifyReply
  facts: RequestFacts
  /** Under what it is kept for others; null where it is of one person. */
  key: string | null
  /** Seconds until the site opens again; null where it is open. */
  shut: number | null
  end: ReturnType<typeof pageSeconds.startTimer>
  context: unknown
  handlerOf: ReturnType<typeof pageHandlers>
}

/** Serves every address that is not a file or a call: a page, rendered here, its data fetched through the door. */
export function mountPages(app: FastifyInstance, world: World, { build, brand, handled, identify }: Pages): void {
  const pageContext = pageContexts(world, brand, handled)
  const keptPages = new KeptPages(() => world.now().getTime())
  const { development, MAINTENANCE } = world.settings
  const gate = gateOf(world)
  const turns = new Turns(atOnce, slow)
  let kept: { build: ServerBuild; handlerOf: ReturnType<typeof pageHandlers> } | undefined

  app.get('/*', async (request, reply) => {
    const end = pageSeconds.startTimer()
    const current = await build()
    if (kept?.build !== current) kept = { build: current, handlerOf: pageHandlers(current, world.settings.NODE_ENV) }
    const facts = factsOf(request.raw)
    const shut = MAINTENANCE ? closedSeconds : await gate.shut(world)
    const key = development || shut !== null ? null : keptPages.keyOf(request.url, facts)
    const page = key === null ? undefined : keptPages.find(key)
    if (page) {
      end({ status: 200 })
      return send(reply, 200, page.headers, page.body(request.nonce))
    }
    const { handlerOf } = kept
    return turns.take(() =>
      makePage({ request, reply, facts, key, shut, end, context: pageContextOf(current), handlerOf }),
    )
  })

  async function makePage({ request, reply, facts, key, shut, end, context, handlerOf }: ToMake) {
    const away: Away = { is: false }
    const ctx = await visitorOf(world, identify, request, facts, away)
    if ((request.query as { lang?: string }).lang !== undefined)
      ctx.cookies.push({ name: cookieNames.language, value: ctx.language, maxAge: aYear, readable: true })
    const provider = new RouterContextProvider()
    provider.set(context as never, pageContext(request, ctx, away) as never)
    const at = (url: string) => toRequest(request, reply, url, world.settings.publicUrl)
    const handle = (url: string) => handlerOf(pathOf(url))(at(url), provider)
    const closedOr = (isClosed: boolean) => answerOf(isClosed, request.url, handle)
    const isShut = shut !== null && !away.is && (MAINTENANCE || !gate.admits(ctx.me, pathOf(request.url)))
    let response = await closedOr(isShut)
    // a loader that took the failure for something else has shown or forgotten what it should not
    if (away.is && response.status !== 503) {
      await response.body?.cancel()
      response = await closedOr(true)
    }
    const isClosed = isShut || away.is
    end({ status: isClosed ? 503 : response.status })
    if (isClosed) reply.header('retry-after', away.is ? awaySeconds : String(shut))
    if (!away.is) applyCookies(reply, ctx.cookies, world.settings.publicUrl.startsWith('https:'))
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
    const body = await bodyOf(response)
    if (key !== null && !away.is && Buffer.isBuffer(body) && response.status === 200 && isForAll(ctx))
      keptPages.keep(key, body.toString(), request.nonce, headers)
    return send(reply, isClosed ? 503 : response.status, headers, body)
  }
}

/** A form whose scripts never came sends itself: its page is shown again, and nobody reads what was typed. */
export function mountForms(app: FastifyInstance): void {
  app.post('/*', { onRequest: async (request, reply) => reply.redirect(request.url, 303) }, async () => null)
}

/** Who asks; nobody in particular while the database is away. */
async function visitorOf(world: World, identify: Identify, request: FastifyRequest, facts: RequestFacts, away: Away) {
  const { 'user-agent': userAgent = '' } = request.headers
  const asked = { requestId: request.id, address: request.ip, userAgent }
  try {
    return await contextOf(world, identify, { ...facts, call: null }, asked)
  } catch (error) {
    if (!meansAway(error)) throw error
    away.is = true
    return contextOf(world, async () => ({ me: null, membership: null, locked: null }), facts, asked)
  }
}

/** The page that was asked for, or the screen that says the site is closed; what a screen asks for is data alone. */
const answerOf = async (
  isClosed: boolean,
  url: string,
  handle: (url: string) => Promise<Response>,
): Promise<Response> => (isClosed && isData(url) ? new Response(null) : handle(isClosed ? maintenance : url))

/** The address of a page, also where its data is asked for. */
const pathOf = (url: string) => new URL(url, 'http://here').pathname.replace(/\.data$/, '')

/** What a screen in the browser asks for when it goes on to the next. */
const isData = (url: string) => /^[^?]*\.data(?:\?|$)/.test(url)

function send(reply: FastifyReply, status: number, headers: [string, string][], body: Buffer | Readable | null) {
  for (const [name, value] of headers) reply.header(name, value)
  reply.header('vary', 'Accept-Language, Cookie')
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
  // of a head without a body nothing is read off (the framework cannot do without one)
  return reply.status(status).send(body ?? undefined)
}

/** What is known to be whole goes out at once; a stream through three kinds of streams costs a tenth of a page. */
async function bodyOf(response: Response): Promise<Buffer | Readable | null> {
  if (!response.body) return null
  const isWhole = response.headers.has('content-length')
  return isWhole ? Buffer.from(await response.arrayBuffer()) : Readable.fromWeb(response.body as ReadableStream)
}

/** The bundle has its own copy of the context key; its entry module hands it out. */
const pageContextOf = (build: ServerBuild) => (build.entry.module as unknown as { pageContext: unknown }).pageContext

function toRequest(request: FastifyRequest, reply: FastifyReply, url: string, publicUrl: string): Request {
  const gone = new AbortController()
  reply.raw.on('close', () => !reply.raw.writableFinished && gone.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value))
  // a HEAD is answered as a GET whose body is not sent (RFC 9110 §9.3.2)
  return new Request(new URL(url, publicUrl), { method: 'GET', headers, signal: gone.signal })
}
