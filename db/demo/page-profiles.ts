import { type Language, languages } from '#platform/shared/languages.ts'
import type { Scene } from './draw.ts'
import type { Material } from './material.ts'
import type { Page } from './pages.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'
import { fill, paragraph, placeFacts } from './wording.ts'

/** A picture to be drawn when the content is loaded: the same for the same seed. */
export type Drawing = {
  row: Row<'files'> & { id: string; storage_key: string }
  scene: Scene
  hue: number
  seed: number
}

/** Of so many pages some have pictures; those of the personas always. */
const shares = { allLanguages: 0.35, logo: 0.6, cover: 0.4, gallery: 0.18 }

/** What pages say of themselves beyond their names: texts, facts, places, clients, checks, pictures. */
export function makeProfiles(random: Random, material: Material, pages: Page[], now: Date, rows: Rows): Drawing[] {
  const drawings: Drawing[] = []
  for (const [at, page] of pages.entries()) {
    const isOwn = at < 2
    const { row } = page
    Object.assign(row, factsOf(random, material, page, isOwn))
    rows.page_places.push(...placesOf(random, material, page))
    rows.page_checks.push(...checksOf(random, page, now))
    if (row.kind === 'agency' || row.kind === 'freelance') rows.page_clients.push(...clientsOf(random, page, pages))
    drawings.push(...picturesOf(random, page, isOwn, now, rows))
  }
  drawings.push(...handedInBy(random, pages, now, rows))
  rows.files.push(...drawings.map(({ row }) => row))
  return drawings
}

/** One company has just sent a photo of its licence, which waits for somebody to look at it. */
function handedInBy(random: Random, pages: Page[], now: Date, rows: Rows): Drawing[] {
  const page = pages
    .slice(2)
    .find(({ row }) => row.kind === 'company' && row.email_verified_at && !row.licence_checked_at)
  if (!page) return []
  const [owner, asked_at] = [page.team[0]?.row.id ?? null, later(now, -5 * 3_600_000)]
  const [check, file] = [random.id(asked_at), random.id(asked_at)]
  rows.page_checks.push({
    ...{ id: check, page_id: page.row.id, what: 'licence', state: 'waiting', file_id: file, ...licenceOf(random, now) },
    ...{ domain: null, words: '', asked_by: owner, asked_at, decided_by: null, decided_at: null, reminded_at: null },
  })
  const row = {
    ...{ id: file, owner_id: null, page_id: page.row.id, name: 'licence.webp', mime: 'image/webp', bytes: 0 },
    ...{ sha256: Buffer.alloc(0), storage_key: `${file.slice(-2)}/${file}`, width: null, height: null },
    ...{ thing: 'page-licence', thing_id: check, created_at: asked_at },
  }
  return [{ row, scene: 'desk', hue: 42, seed: 11 }]
}

function factsOf(random: Random, { texts }: Material, page: Page, isOwn: boolean) {
  const { row, language, city } = page
  const year = random.whole(1974, 2021)
  const people = Number(/\d+/.exec(String(row.size ?? '11'))?.[0])
  const template = random.whole(0, 3)
  const written = isOwn || random.chance(shares.allLanguages) ? languages : [language]
  const about = Object.fromEntries(
    written.map((of: Language): [Language, string] => {
      const all =
        row.kind === 'company'
          ? texts[of].page.about
          : texts[of].page[row.kind === 'institution' ? 'institution' : 'agency']
      const facts = { page: row.name, ...placeFacts(of, city), year, people: people * 2 + 3 }
      const say = (place: number) => paragraph(fill(all[place % all.length] ?? '', facts))
      return [of, all.length > 1 ? say(template) + say(template + 1) : say(0)]
    }),
  )
  return {
    about,
    language,
    founded: year,
    contact_confirmed_at: row.email_verified_at,
    benefits: random.some(commonBenefits, random.whole(0, 6)),
    links: random.chance(0.7) ? { linkedin: `https://www.linkedin.com/company/${row.slug}` } : {},
    video: isOwn ? 'https://vimeo.com/76979871' : null,
    logo_id: null as string | null,
    cover_id: null as string | null,
  }
}

const commonBenefits = ['health_insurance', 'annual_flight', 'housing', 'transport', 'training', 'meals', 'relocation']

function placesOf(random: Random, { cities }: Material, { row, country, city }: Page): Row<'page_places'>[] {
  const branches = random.some(
    (cities.get(country.code) ?? []).slice(0, 8).filter(({ id }) => id !== city.id),
    random.chance(0.4) ? random.whole(1, 3) : 0,
  )
  return [city, ...branches].map((place, position) => ({
    page_id: row.id,
    position,
    country_id: row.country_id,
    city_id: place.id,
    address: `${random.whole(1, 90)}, ${random.pick(streets)}`,
    map_url: `https://www.openstreetmap.org/?mlat=${place.lat}&mlon=${place.lon}#map=12/${place.lat}/${place.lon}`,
    phone: null,
    head_office: position === 0,
  }))
}

const streets = ['Harbour Road', 'Cedar Street', 'Market Square', 'Station Avenue', 'Garden Lane', 'Mill Road']

function checksOf(random: Random, { row }: Page, now: Date): Row<'page_checks'>[] {
  const born = { page_id: row.id, words: '', asked_by: null, decided_by: null, file_id: null, reminded_at: null }
  const none = { domain: null, number: null, authority: null, expires_on: null }
  const check = (at: Date, facts: object) => ({
    ...{ id: random.id(at), ...born, ...none, state: 'verified', asked_at: at, decided_at: at },
    ...facts,
  })
  const { email_verified_at: mail, licence_checked_at: licence } = row as { [key: string]: unknown }
  return [
    ...(mail instanceof Date ? [check(mail, { what: 'domain', domain: `${row.slug}.example` })] : []),
    ...(licence instanceof Date ? [check(licence, { what: 'licence', ...licenceOf(random, now) })] : []),
  ] as Row<'page_checks'>[]
}

const licenceOf = (random: Random, now: Date) => ({
  number: `CN-${random.whole(1_000_000, 9_999_999)}`,
  authority: random.pick(['Chamber of Commerce', 'Department of Economy', 'Trade Register']),
  expires_on: later(now, random.whole(45, 700) * day)
    .toISOString()
    .slice(0, 10),
})

function clientsOf(random: Random, { row }: Page, pages: Page[]): Row<'page_clients'>[] {
  const near = pages.filter((one) => one.row.kind === 'company' && one.row.country_id === row.country_id)
  const known = random
    .some(near, random.whole(2, 5))
    .map(({ row: client }) => ({ client_id: client.id, name: client.name }))
  const plain = random.some(otherClients, 2).map((name) => ({ client_id: null, name }))
  return [...known, ...plain].map((client, position) => ({ page_id: row.id, position, logo_id: null, ...client }))
}

const otherClients = ['Blue Anchor Foods', 'Rahma Clinics', 'Atlas Solar', 'Nord Textile', 'Cap Bleu Hôtels']

/** What is to be seen, said in four languages. */
const captions: Record<Exclude<Scene, 'logo' | 'cover'>, Record<Language, string>> = {
  desk: { en: 'Where we work', ar: 'حيث نعمل', ru: 'Где мы работаем', fr: 'Là où nous travaillons' },
  skyline: {
    en: 'The view from our floor',
    ar: 'المنظر من طابقنا',
    ru: 'Вид с нашего этажа',
    fr: 'La vue depuis notre étage',
  },
  hall: { en: 'Our hall in the morning', ar: 'قاعتنا صباحًا', ru: 'Наш зал утром', fr: 'Notre hall le matin' },
  garden: { en: 'Lunch outside', ar: 'الغداء في الخارج', ru: 'Обед на улице', fr: 'Le déjeuner dehors' },
}
const scenes = Object.keys(captions) as (keyof typeof captions)[]

function picturesOf(random: Random, { row }: Page, isOwn: boolean, now: Date, rows: Rows): Drawing[] {
  const hue = random.whole(0, 359)
  const draw = (scene: Scene): Drawing => ({
    row: fileOf(random, row.id, scene, now),
    scene,
    hue,
    seed: random.whole(1, 1e6),
  })
  const drawings: Drawing[] = []
  const own = row as Row<'pages'>
  if (isOwn || random.chance(shares.logo)) {
    drawings.push(draw('logo'))
    own.logo_id = drawings.at(-1)?.row.id ?? null
  }
  if (isOwn || random.chance(shares.cover)) {
    drawings.push(draw('cover'))
    own.cover_id = drawings.at(-1)?.row.id ?? null
  }
  if (isOwn || random.chance(shares.gallery))
    for (const [position, scene] of random.some(scenes, isOwn ? 4 : random.whole(2, 4)).entries()) {
      const picture = draw(scene)
      drawings.push(picture)
      rows.page_pictures.push({
        page_id: row.id,
        position,
        file_id: picture.row.id,
        captions: captions[scene as keyof typeof captions],
      })
    }
  return drawings
}

function fileOf(random: Random, page: string, scene: Scene, now: Date): Drawing['row'] {
  const at = later(now, -random.between(20, 300) * day)
  const id = random.id(at)
  return {
    id,
    owner_id: null,
    page_id: page,
    name: `${scene}.webp`,
    mime: 'image/webp',
    bytes: 0,
    sha256: Buffer.alloc(0),
    storage_key: `${id.slice(-2)}/${id}`,
    width: null,
    height: null,
    thing: 'page-picture',
    thing_id: page,
    created_at: at,
  }
}
