import type { FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseError } from 'pg'
import { Refused, statusOf } from '#platform/shared/refusal.ts'
import type { World } from '../context.ts'
import { awaySeconds, DatabaseAway, meansAway } from '../db/database-away.ts'
import { noteFault } from '../observe/note-fault.ts'
import { bodyLimit } from './decode.ts'
import { problemOf } from './problem.ts'
import { factsOf } from './request-context.ts'
import { storageRefusal } from './storage-refusal.ts'

/** Answers a failure as problem+json; what nobody foresaw is logged and told as `failed`, without its insides. */
export function answerProblem(request: FastifyRequest, reply: FastifyReply, error: unknown, world: World) {
  const refused = asRefused(error)
  const facts = { err: error, request: request.id, url: request.url.split('?', 1)[0] }
  if (refused.code === 'unavailable' || refused.code === 'in_doubt')
    world.log.warn({ error: (error as Error).message, request: request.id }, 'a request found no database')
  else if (statusOf(refused.code) >= 500 && error !== refused) {
    world.log.error(facts, 'a request failed')
    void noteFault(world, { side: 'server', place: placeOf(request), error })
  } else if (error instanceof DatabaseError) world.log.warn(facts, 'the database refused what a call took')
  const problem = problemOf(refused, factsOf(request.raw).language, world.wording)
  if (refused.extra.retry_after) reply.header('retry-after', String(refused.extra.retry_after))
  return reply.status(problem.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem))
}

/** The call, as the contract names it: never what somebody put into an address. */
const placeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? '…'}`

function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (error instanceof DatabaseAway && error.isInDoubt) return new Refused('in_doubt', { retry_after: awaySeconds })
  if (meansAway(error)) return new Refused('unavailable', { retry_after: awaySeconds })
  const { statusCode } = error as { statusCode?: number }
  if (statusCode === 413) return new Refused('body_too_large', { max_bytes: bodyLimit })
  if (statusCode === 415) return new Refused('wrong_body')
  if (statusCode === 404) return new Refused('not_found')
  if (statusCode && statusCode < 500) return new Refused('malformed')
  return storageRefusal(error) ?? new Refused('failed')
}
