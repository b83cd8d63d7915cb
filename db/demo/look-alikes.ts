import { countryId } from '#features/site/lookups/country-id.ts'
import type { Material } from './material.ts'
import type { Page } from './pages.ts'
import { aPerson } from './people.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'

type Alike = {
  /** The page it looks like, by its place among all. */
  of: number
  name: string
  slug: string
  by: string
  /** What its maker says that tells the two apart. */
  because: string
  /** Where it says it is, if elsewhere in the country. */
  city?: string
  days: number
  /** What staff found; null while it waits for them. */
  refused: string | null
}

/** One with a Cyrillic о that staff refused, and one that may well be a branch and waits for them. */
const alikes: Alike[] = [
  {
    of: 0,
    name: 'Dhоw & Dune Logistics LLC',
    slug: 'dhow-dune-logistics-llc',
    by: 'Marcus Bell',
    because: 'We are the overseas recruitment desk of the group.',
    days: 6,
    refused:
      'Dhow & Dune Logistics has no recruitment desk abroad: its owner confirmed it by phone. The name is written with a Cyrillic letter, the website was registered last week, and the licence number belongs to another company.',
  },
  {
    of: 1,
    name: 'Cap Serrat Recrutement SARL',
    slug: 'cap-serrat-recrutement-sarl',
    by: 'Amine Tazi',
    because: 'Nous sommes à Tanger, l’autre cabinet est à Casablanca. Même famille, deux sociétés.',
    city: 'Tangier',
    days: 1,
    refused: null,
  },
]

/** Companies whose names look like those of the personas: what the staff's queue and its history have to show. */
export function makeLookAlikes(
  random: Random,
  { material, pages, cast, now, rows }: { material: Material; pages: Page[]; cast: Cast; now: Date; rows: Rows },
): void {
  for (const alike of alikes) {
    const { country, city, language, row: like } = pages[alike.of] as Page
    const elsewhere = material.cities.get(country.code)?.find(({ en }) => en === alike.city)
    const at = later(now, -alike.days * day)
    const maker = aPerson(random, {
      ...{ country, language, origin: 'french', gender: 'male', at: later(at, -day / 4) },
      ...{
        called: { name: alike.by, first: alike.by.split(' ')[0] as string, latin: alike.by },
        email: `jobs@${alike.slug}.example`,
        accountType: 'employer',
      },
    })
    const id = random.id(at)
    const user = maker.row.id as string
    rows.users.push(maker.row)
    rows.pages.push({
      ...{ id, slug: alike.slug, name: alike.name, legal_name: alike.name, kind: like.kind, language },
      ...{
        industry_id: like.industry_id ?? null,
        size: '1-10',
        country_id: countryId(country.code),
        city_id: elsewhere?.id ?? city.id,
      },
      ...{ website: `https://www.${alike.slug}.example`, email: `jobs@${alike.slug}.example` },
      ...{ state: alike.refused ? 'suspended' : 'withheld', state_why: alike.refused },
      ...{ like_page_id: like.id, like_because: alike.because, created_by: user, created_at: at },
    })
    rows.page_members.push({ page_id: id, user_id: user, role: 'owner', created_at: at })
    const told = { thing: 'page', thing_id: id, page_id: id, request_id: 'demo' }
    rows.events.push({ id: random.id(at), at, name: 'page.made', ...told, actor_id: user, data: { page: id } })
    if (alike.refused)
      rows.events.push(
        refused(random, { ...told, at: later(at, day / 2), actor_id: cast.reviewer.row.id as string }, alike.refused),
      )
  }
}

function refused(random: Random, told: Omit<Row<'events'>, 'id' | 'name' | 'data'>, why: string): Row<'events'> {
  const data = { page: told.thing_id, from: 'withheld', to: 'suspended', move: 'suspend', why }
  return { ...told, id: random.id(told.at as Date), name: 'page.moved', data, by_staff: true }
}
