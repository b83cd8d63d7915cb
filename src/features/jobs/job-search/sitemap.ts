import type { FastifyInstance, FastifyReply } from 'fastify'
import { listedGroups } from '#features/jobs/job-groups/listed-groups.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import { articleAddresses } from '#features/site/articles/read-articles.ts'
import type { World } from '#platform/server/context.ts'
import { placeAddresses } from './open-places.ts'

/** A sitemap may name 50,000 addresses; a smaller one is quicker to read. */
const atOnce = 20_000
const fixed = ['/', '/jobs', '/companies', '/job-groups', '/open-days', '/salaries', '/privacy', '/terms', '/help']

type Address = { path: string; changed?: Date | null }

/** Paths that a feature after this one adds, by the name of their part. */
type MoreParts = Readonly<Record<string, (world: World) => Promise<readonly string[]>>>

/** Fixed pages, texts of the site, companies with something open, groups. */
async function pagesOf(world: World): Promise<(string | Address)[]> {
  const found = await Promise.all([articleAddresses(world), companies(world.read), listedGroups(world)])
  return [...fixed, ...found.flat()]
}

/** `/robots.txt`, and `/sitemap.xml` with its parts: fixed pages and companies with something open, places, live jobs. */
export function mountSitemap(app: FastifyInstance, world: World, more: MoreParts = {}): void {
  const { read, settings } = world
  const { publicUrl } = settings
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(
      // pictures, logos and preview cards are for everybody; of rules that fit, the longest decides
      `User-agent: *\nAllow: /api/files/\nAllow: /api/share-cards/\nAllow: /api/jobs.rss\nDisallow: /api/\nDisallow: /claim-application/\nDisallow: /jobs/*/apply\nDisallow: /s/\nDisallow: /job-groups/*/\nDisallow: /open-days/*/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
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
    return sendList(reply, 'urlset', 'url', await pagesOf(world))
  })
  app.get('/sitemap-places.xml', async (_, reply) => sendList(reply, 'urlset', 'url', await placeAddresses(world)))
  for (const [name, addresses] of Object.entries(more))
    app.get(`/sitemap-${name}.xml`, async (_, reply) => sendList(reply, 'urlset', 'url', await addresses(world)))
  app.get<{ Params: { part: string } }>('/sitemap-jobs-:part(^\\d{1,4}).xml', async ({ params }, reply) => {
    const rows = await read
      .selectFrom('job_search')
      .select(['title', 'reference', 'published_at', 'confirmed_at'])
      .orderBy('id')
      .limit(atOnce)
      .offset((Math.max(1, Number(params.part)) - 1) * atOnce)
      .execute()
    return sendList(
      reply,
      'urlset',
      'url',
      rows.map(({ title, reference, published_at, confirmed_at }) => ({
        path: `/jobs/${addressOf(title, reference)}`,
        changed: new Date(Math.max(published_at.getTime(), confirmed_at.getTime())),
      })),
    )
  })

  function sendList(reply: FastifyReply, list: string, entry: string, addresses: readonly (string | Address)[]) {
    const lines = addresses.map((one) => {
      const { path, changed = null } = typeof one === 'string' ? { path: one } : one
      const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
      return `<${entry}><loc>${escapeXml(publicUrl + encodeURI(path))}</loc>${lastmod}</${entry}>`
    })
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${list}>\n`,
      )
  }
}

/** Those with something open; an anonymous job leads to no company. */
async function companies(read: World['read']): Promise<Address[]> {
  const rows = await read
    .selectFrom('job_search')
    .select(['page_slug', (eb) => eb.fn.max('published_at').as('newest')])
    .where('page_slug', '!=', '')
    .groupBy('page_slug')
    .orderBy('page_slug')
    .execute()
  return rows.map(({ page_slug, newest }) => ({ path: `/companies/${page_slug}`, changed: newest }))
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
