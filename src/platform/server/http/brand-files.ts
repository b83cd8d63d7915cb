import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { directionOf, type Language } from '#platform/shared/languages.ts'
import type { Brand } from '../brand.ts'
import type { World } from '../context.ts'
import { factsOf } from './request-context.ts'

const aDay = 'public, max-age=86400'
/** What devices put the sign on: as it is, or on ground of its own that they cut to their shape. */
const icons = {
  'any-192.png': { size: 192, ground: false },
  'any-512.png': { size: 512, ground: false },
  'maskable-192.png': { size: 192, ground: true },
  'maskable-512.png': { size: 512, ground: true },
  'apple-touch.png': { size: 180, ground: true },
} as const

/** What lets a device keep the site like an app, by brand and language: the web manifest and its icons. */
export function mountBrandFiles(app: FastifyInstance, { wording }: World, brand: Brand): void {
  const drawn = new Map<string, Promise<Buffer>>()
  app.get('/manifest.webmanifest', (request, reply) => {
    const { language } = factsOf(request.raw)
    const manifest = manifestOf(brand, language, (key) => wording.say(language, key, { site: brand.name[language] }))
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', aDay)
    return reply.header('vary', 'Accept-Language, Cookie').send(JSON.stringify(manifest))
  })
  app.get('/favicon.svg', (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', aDay).send(signOf(brand, false)),
  )
  for (const [name, { size, ground }] of Object.entries(icons))
    app.get(`/icons/${name}`, async (_, reply) => {
      const picture = drawn.get(name) ?? draw(signOf(brand, ground), size)
      drawn.set(name, picture)
      return reply
        .type('image/png')
        .header('cache-control', aDay)
        .send(await picture)
    })
}

function manifestOf(brand: Brand, language: Language, say: (key: string) => string) {
  const name = brand.name[language]
  const shortcut = (key: string, url: string) => ({ name: say(key), url })
  return {
    id: '/',
    name,
    short_name: name,
    description: say('landing.lead'),
    lang: language,
    dir: directionOf(language),
    start_url: '/?from=app',
    scope: '/',
    // push reaches iPhones only where the site stands alone
    display: 'standalone',
    background_color: brand.icon.ground,
    theme_color: brand.icon.ground,
    categories: ['business', 'productivity'],
    icons: [
      ...Object.entries(icons)
        .filter(([file]) => file !== 'apple-touch.png')
        .map(([file, { size, ground }]) => ({
          src: `/icons/${file}`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: ground ? 'maskable' : 'any',
        })),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      shortcut('frame.places.search', '/jobs'),
      shortcut('frame.places.applications', '/applications'),
      shortcut('frame.places.jobs', '/page/jobs'),
    ],
  }
}

/** The path that climbs to a lamp. With ground the sign keeps to the middle four fifths, which no shape cuts away. */
function signOf({ name, icon: { line, lamp, ground } }: Brand, hasGround: boolean): string {
  const box = hasGround ? '-8 -9 46 46' : '0 0 30 30'
  const under = hasGround ? `<rect x="-8" y="-9" width="46" height="46" fill="${ground}"/>` : ''
  const path = `<path d="M3 23h5.500c6 0 5-13 11-13H21" fill="none" stroke="${line}" stroke-width="3.200" stroke-linecap="round"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><title>${name.en.replace(/[&<>]/g, '')}</title>${under}${path}<circle cx="25" cy="10" r="4.200" fill="${lamp}"/></svg>`
}

const draw = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * (size / 30) })
    .resize(size, size)
    .png()
    .toBuffer()
