import type { FastifyInstance } from 'fastify'
import { languages } from '#platform/shared/languages.ts'
import type { Wording } from '../words/wording.ts'
import { wordParts } from '../words/words-of-screens.ts'

const forever = 'public, max-age=31536000, immutable'

type Asked = { v?: string; screen?: string; part?: string }

/** `/assets/lang/{en,ar,ru,fr}.json` (seed §1), all of it or what a screen needs: cached for good when asked for with its hash. */
export function mountWords(app: FastifyInstance, wording: Wording): void {
  for (const language of languages)
    app.get(`/assets/lang/${language}.json`, (request, reply) => {
      const { v, screen, part } = request.query as Asked
      const named = wordParts.find((one) => one === part)
      const whole = { json: wording.json(language), hash: wording.hash(language) }
      const { json, hash } = (screen && named && wording.jsonFor(language, { screen, part: named })) || whole
      reply.type('application/json; charset=utf-8').header('etag', `"${hash}"`)
      // the next screen's words are asked for without a hash: what is old must not stay
      return reply.header('cache-control', v === hash ? forever : 'public, max-age=60').send(json)
    })
}
