import type { FastifyInstance } from 'fastify'
import { languages } from '#platform/shared/languages.ts'
import type { Wording } from '../words/wording.ts'

const forever = 'public, max-age=31536000, immutable'

/** `/assets/lang/{en,ar,ru,fr}.json` (seed §1): cached for good when asked for with its hash. */
export function mountWords(app: FastifyInstance, wording: Wording): void {
  for (const language of languages)
    app.get(`/assets/lang/${language}.json`, (request, reply) => {
      const exact = (request.query as { v?: string }).v === wording.hash(language)
      reply.type('application/json; charset=utf-8').header('etag', `"${wording.hash(language)}"`)
      return reply.header('cache-control', exact ? forever : 'public, max-age=60').send(wording.json(language))
    })
}
