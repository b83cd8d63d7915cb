import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { workFolder } from '../files/work-folder.ts'
import type { Received } from './multipart.ts'

/** Mounts in a scope of its own where a body of this kind is taken as one file, unread; everywhere else it is what it was. */
export function withRawBodies(
  app: FastifyInstance,
  mediaType: string | undefined,
  mount: (scope: FastifyInstance) => void,
): void {
  if (!mediaType) mount(app)
  else
    app.register(async (scope) => {
      if (scope.hasContentTypeParser(mediaType)) scope.removeContentTypeParser(mediaType)
      scope.addContentTypeParser(mediaType, (_: FastifyRequest, body, done) => done(null, body))
      mount(scope)
    })
}

/** Streams such a body to a temporary folder, never into memory. @throws Refused too_large */
export async function receiveRaw(request: FastifyRequest, { fields, maxBytes }: Upload): Promise<Received> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new Refused('too_large', { max_bytes: maxBytes })
  const folder = await workFolder()
  const discard = () => rm(folder, { recursive: true, force: true })
  const at = path.join(folder, '0')
  let bytes = 0
  // what is too much is read a little further without being kept, so that the sender gets an answer and not a broken line
  const count = new Transform({
    transform(chunk: Buffer, _, next) {
      bytes += chunk.length
      if (bytes > 2 * maxBytes) next(new Refused('too_large', { max_bytes: maxBytes }))
      else next(null, bytes > maxBytes ? undefined : chunk)
    },
  })
  try {
    await pipeline(request.body as Readable, count, createWriteStream(at))
    if (bytes > maxBytes) throw new Refused('too_large', { max_bytes: maxBytes })
    return { fields: {}, files: [{ field: fields[0] ?? '', name: '', path: at, bytes, truncated: false }], discard }
  } catch (error) {
    await discard()
    throw error
  }
}

export const isRaw = (request: FastifyRequest, { raw }: Upload): boolean =>
  raw !== undefined && (request.headers['content-type'] ?? '').toLowerCase().startsWith(raw)
