import type { FastifyInstance, FastifyReply } from 'fastify'
import { listedGroups } from '#features/jobs/job-groups/listed-groups.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import type { World } from '#platform/server/context.ts'
import { placeAddresses } from './open-places.ts'

/** A sitemap may name 50,000 addresses; a smaller one is quicker to read. */
const atOnce = 20_000
const fixed = ['/', '/jobs', '/companies', '/job-groups', '/salaries', '/privacy', '/terms', '/help']

/** Paths that a feature after this one adds, by the name of their part. */
type MoreParts = Readonly<Record<string, (world: World) => Promise<readonly string[]>>>

/** `/robots.txt`, and `/sitemap.xml` with its parts: fixed pages and companies with something open, places, live jobs. */
export function mountSitemap(app: FastifyInstance, world: World, more: MoreParts = {}): void {
  const { read, settings } = world
  const { publicUrl } = settings
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /claim-application/\nDisallow: /jobs/*/apply\nDisallow: /s/\nDisallow: /job-groups/*/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  )
  app.get('/sitemap.xml', async (_, reply) => {
    const { count } = await read
      .selectFrom('job_search')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const parts = Array.from({ length: Math.ceil(count / atOnce) }, (_, at) => `/sitemap-jobs-${at + 1}.xml`)
    const named = Object.keys(more).map((name) => `/sitemap-${name}.xml`)
    return sendList(reply, 'sitemapindex', 'sitemap', ['/sitemap-pages.xml', '/sitemap-places.xml', ...named, ...parts])
  })
  app.get('/sitemap-pages.xml', async (_, reply) => {
    const rows = await read.selectFrom('job_search').select('page_slug').distinct().orderBy('page_slug').execute()
    return sendList(reply, 'urlset', 'url', [
      ...fixed,
      ...rows.map(({ page_slug }) => `/companies/${page_slug}`),
      ...(await listedGroups(world)),
    ])
  })
  app.get('/sitemap-places.xml', async (_, reply) => sendList(reply, 'urlset', 'url', await placeAddresses(world)))
  for (const [name, addresses] of Object.entries(more))
    app.get(`/sitemap-${name}.xml`, async (_, reply) => sendList(reply, 'urlset', 'url', await addresses(world)))
  app.get<{ Params: { part: string } }>('/sitemap-jobs-:part(^\\d{1,4}).xml', async ({ params }, reply) => {
    const rows = await read
      .selectFrom('job_search')
      .select(['title', 'reference'])
      .orderBy('id')
      .limit(atOnce)
      .offset((Math.max(1, Number(params.part)) - 1) * atOnce)
      .execute()
    return sendList(
      reply,
      'urlset',
      'url',
      rows.map(({ title, reference }) => `/jobs/${addressOf(title, reference)}`),
    )
  })

  function sendList(reply: FastifyReply, list: string, entry: string, paths: readonly string[]) {
    const lines = paths.map((path) => `<${entry}><loc>${escapeXml(publicUrl + encodeURI(path))}</loc></${entry}>`)
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${list}>\n`,
      )
  }
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
