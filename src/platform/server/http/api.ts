import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Upload } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { Context, World } from '../context.ts'
import { partsOf } from '../feature.ts'
import { callSeconds } from '../observe/metrics.ts'
import { answerProblem } from './answer-problem.ts'
import { applyCookies } from './cookies.ts'
import { bodyLimit, decode } from './decode.ts'
import { admit, demandXsrf, type Handled, perform } from './door.ts'
import type { Limits } from './limits.ts'
import { type Received, receive } from './multipart.ts'
import { closedSeconds } from './problem.ts'
import { demandWork } from './proof.ts'
import { RawAnswer } from './raw-answer.ts'
import { isRaw, receiveRaw, withRawBodies } from './raw-body.ts'
import { contextOf, factsOf, type Identify } from './request-context.ts'
import { tellPlace } from './seen-places.ts'
import { swallow } from './swallow.ts'

/** A form like any other: only its fields are taken. */
const withoutFiles: Upload = { fields: [], maxBytes: bodyLimit }

/** Mounts every call of the contract below `/api`. */
export function mountApi(
  app: FastifyInstance,
  world: World,
  handled: readonly Handled[],
  limits: Limits,
  identify: Identify,
): void {
  const mount = (scope: FastifyInstance, one: Handled) =>
    scope.route({
      method: one.call.method,
      url: `/api${one.call.path.replace(/\{(\w+)\}/g, ':$1')}`,
      exposeHeadRoute: one.call.method === 'GET',
      handler: (request, reply) => answer(request, reply, one),
    })
  for (const one of handled) withRawBodies(app, one.call.upload?.raw, (scope) => mount(scope, one))
  app.all('/api/*', (request, reply) => answerProblem(request, reply, new Refused('not_found'), world))

  async function answer(request: FastifyRequest, reply: FastifyReply, one: Handled) {
    const { call } = one
    const facts = factsOf(request.raw)
    const end = callSeconds.startTimer({ call: `${call.method} ${call.path}` })
    let received: Received | null = null
    try {
      if (world.settings.MAINTENANCE) throw new Refused('maintenance', { retry_after: closedSeconds })
      const link = linkIn(call, request)
      await (link === null ? limits.take(call, request.ip, null) : limits.takeOfLink(call, request.ip, link))
      const asked = { requestId: request.id, address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      const ctx = await contextOf(world, identify, { ...facts, call }, asked)
      const { gate } = partsOf(world)
      const shut = await gate.shut(world)
      if (shut !== null && !gate.admits(ctx.me, `/api${call.path}`))
        throw new Refused('maintenance', { retry_after: shut })
      if (ctx.me && call.limit && link === null) await limits.take(call, `account ${ctx.me.id}`, null)
      if (call.proof && !ctx.me) await demandWork(world, facts.asked('x-proof'))
      demandXsrf(call, ctx, facts)
      received = await receiveFiles(request, call, ctx)
      ctx.received = received?.files ?? []
      for (const file of ctx.received) await world.scanner.look(file.path)
      const input = decode({ params: request.params, query: request.query, body: received?.fields ?? request.body })
      const given = await perform(one, ctx, input)
      if (facts.mayWrite) await tellPlace(ctx)
      applyCookies(reply, ctx.cookies, world.settings.publicUrl.startsWith('https:'))
      reply.headers({ 'cache-control': 'no-store', ...ctx.headers })
      if (isKnown(request.headers['if-none-match'], ctx.headers.etag)) return await reply.status(304).send()
      if (given instanceof RawAnswer)
        return await reply
          .status(given.status)
          .headers(given.headers)
          .send(given.body ?? undefined)
      return await reply.status(call.status).send(given)
    } catch (error) {
      await swallow(error, request, reply)
      return answerProblem(request, reply, error, world)
    } finally {
      end({ status: reply.statusCode })
      await received?.discard()
    }
  }
}

/** Files of whoever may not send them are neither kept nor looked at. */
async function receiveFiles(request: FastifyRequest, { who, upload }: Call, ctx: Context): Promise<Received | null> {
  admit(who, ctx)
  if (request.isMultipart()) return receive(request, upload ?? withoutFiles)
  return upload && isRaw(request, upload) ? receiveRaw(request, upload) : null
}

/** The link in the path of a call whose limit is that of whoever holds it. */
function linkIn({ limit }: Call, { params }: FastifyRequest): string | null {
  const { key } = params as { key?: string }
  return limit?.per === 'link' && key !== undefined ? key : null
}

/** Whether the asker already has this very answer (RFC 9110 §13.1.2, weak comparison). */
const isKnown = (asked: string | undefined, etag: string | undefined): boolean =>
  etag !== undefined &&
  (asked ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
