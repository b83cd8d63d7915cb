import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '#platform/shared/refusal.ts'
import type { World } from '../context.ts'
import { awaySeconds, meansAway } from '../db/database-away.ts'
import { problemOf } from './problem.ts'
import { factsOf } from './request-context.ts'

/** Answers a failure as problem+json; what nobody foresaw is logged and told as `failed`, without its insides. */
export function answerProblem(request: FastifyRequest, reply: FastifyReply, error: unknown, world: World) {
  const refused = asRefused(error)
  if (refused.code === 'unavailable')
    world.log.warn({ error: (error as Error).message, request: request.id }, 'a request found no database')
  if (refused.code === 'failed')
    world.log.error({ err: error, request: request.id, url: request.url.split('?', 1)[0] }, 'a request failed')
  const problem = problemOf(refused, factsOf(request.raw).language, world.wording)
  if (refused.extra.retry_after) reply.header('retry-after', String(refused.extra.retry_after))
  return reply.status(problem.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem))
}

function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (meansAway(error)) return new Refused('unavailable', { retry_after: awaySeconds })
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (statusCode === 413) return new Refused('too_large')
  if (statusCode === 415) return new Refused('wrong_type')
  if (statusCode === 404) return new Refused('not_found')
  // 22P05, 22021: a null byte or a broken character that PostgreSQL will not store
  if ((statusCode && statusCode < 500) || code === '22P05' || code === '22021') return new Refused('malformed')
  return new Refused('failed')
}
