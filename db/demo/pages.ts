import type { City } from '#db/lookups/read-lookups.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Country, Material, Sector, Style } from './material.ts'
import { aPerson, mailName, nameFor, originOf, type Person } from './people.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'
import { fill, placeFacts, slugOf } from './wording.ts'

export type Page = {
  row: Row<'pages'> & { id: string; name: string; slug: string }
  country: Country
  city: City
  language: Language
  families: string[]
  /** None where it recruits for others. */
  industry: number | null
  /** The owner first. */
  team: Person[]
  /** How many jobs it has compared with others. */
  weight: number
}
type Kind = 'company' | 'agency' | 'freelance' | 'institution'
type Plan = { country: Country; style: Style; kind: Kind; sector: Sector; root: string; city: City }

/** Company pages with their teams. The first is the persona employer's, the second the persona agency's. */
export function makePages(random: Random, material: Material, cast: Cast, now: Date, rows: Rows): Page[] {
  const slugs = new Set<string>()
  return plans(random, material).map((plan, at) => {
    const page = aPage(random, material, plan, now, slugs)
    if (at === 0) page.team = [cast.employer, cast.recruiter, cast['hiring-manager']]
    else if (at === 1) page.team = [cast.agency, ...colleagues(random, material, page, now, 2)]
    else page.team = colleagues(random, material, page, now, random.whole(2, 5))
    // the others are thought up all the same, so that whoever comes after them stays who they are
    const members = page.team.map((member, nth) => membership(random, page, member, nth, at))
    if (isPersonas(plan)) alone(page, members, cast.freelance)
    if (at < 2) Object.assign(page, { weight: 9 })
    if (at < 2) Object.assign(page.row, { email_verified_at: later(now, -190 * day), post_permission: 2 })
    page.row.created_by = page.team[0]?.row.id ?? null
    rows.pages.push(page.row)
    rows.page_members.push(...members)
    rows.users.push(...page.team.filter(({ row }) => !row.demo_persona).map(({ row }) => row))
    return page
  })
}

/** The page of the persona who recruits alone. */
const isPersonas = ({ kind, country }: Plan) => kind === 'freelance' && country.code === 'AE'

function alone(page: Page, members: Row<'page_members'>[], persona: Person): void {
  page.team = [persona]
  members.splice(0, members.length, { ...(members[0] as Row<'page_members'>), user_id: persona.row.id as string })
  Object.assign(page.row, { email_verified_at: page.row.created_at, licence_checked_at: page.row.created_at })
}

function plans(random: Random, material: Material): Plan[] {
  const { companies, countries, cities } = material
  const logistics = companies.sectors.find(({ key }) => key === 'logistics') as Sector
  const decks = new Map<Style, string[]>()
  const root = (style: Style) => {
    const left = decks.get(style)?.length ? (decks.get(style) as string[]) : random.some(companies.roots[style], 99)
    decks.set(style, left)
    return left.pop() as string
  }
  const all = countries.flatMap((country) =>
    Array.from({ length: country.pages }, (_, at): Plan => {
      const style = random.weighted(country.styles)
      const kind = at % 12 === 5 ? 'agency' : at % 15 === 9 ? 'institution' : at === 13 ? 'freelance' : 'company'
      const city = bigCity(random, cities.get(country.code) ?? [])
      return { country, style, kind, sector: random.pick(companies.sectors), root: root(style), city }
    }),
  )
  const first = all.find(({ country }) => country.code === 'AE') as Plan
  const second = all.find(({ country }) => country.code === 'MA') as Plan
  const dubai = cities.get('AE')?.find(({ en }) => en === 'Dubai') as City
  const casablanca = cities.get('MA')?.find(({ en }) => en === 'Casablanca') as City
  Object.assign(first, { style: 'en', kind: 'company', sector: logistics, root: 'Dhow & Dune', city: dubai })
  Object.assign(second, { style: 'maghreb', kind: 'agency', root: 'Cap Serrat', city: casablanca })
  return [first, second, ...all.filter((plan) => plan !== first && plan !== second)]
}

/** A city, the larger the likelier. */
export function bigCity(random: Random, cities: City[]): City {
  const at = random.weighted(Object.fromEntries(cities.map(({ people }, index) => [index, Math.sqrt(people)])))
  return cities[Number(at)] as City
}

const latinOf: Record<Style, Language> = { en: 'en', ar: 'ar', maghreb: 'fr', fr: 'fr', ru: 'ru' }

function aPage(random: Random, { companies, texts }: Material, plan: Plan, now: Date, slugs: Set<string>): Page {
  const { country, city, kind, sector } = plan
  const language = latinOf[plan.style]
  const [root = '', latin = root] = plan.root.split('|')
  const forms =
    kind === 'agency' || kind === 'freelance'
      ? companies.agency
      : kind === 'institution'
        ? companies.institution
        : sector
  const name = fill(forms[language], { root })
  const slug = freeSlug(slugs, slugOf(`${latin} ${kind === 'company' ? sector.key : kind}`))
  const people = kind === 'freelance' ? 5 : random.pick([15, 25, 40, 60, 80, 120, 180, 250, 400, 750, 1200])
  const made = later(now, -random.between(60, 900) * day)
  const year = random.whole(1974, 2021)
  const facts = (of: Language) => ({ page: name, ...placeFacts(of, city), year, people })
  const templates = (of: Language) =>
    kind === 'company' ? texts[of].page.about : texts[of].page[kind === 'institution' ? 'institution' : 'agency']
  const second = language === 'en' ? 'ar' : 'en'
  const about: Partial<Record<Language, string>> = {}
  for (const of of random.chance(0.4) ? [language, second as Language] : [language])
    about[of] = fill(random.pick(templates(of)), facts(of))
  const verified = random.chance(0.6)
  const own = kind === 'company' ? sector : kind === 'institution' ? companies.institution : null
  return {
    row: {
      id: random.id(made),
      slug,
      kind,
      name,
      legal_name: name,
      about,
      industry_id: own?.industry ?? 14,
      size: sizes.find(([least]) => people >= least)?.[1] ?? '1-10',
      country_id: countryId(country.code),
      city_id: city.id,
      website: `https://www.${slug}.example`,
      email: `jobs@${slug}.example`,
      email_verified_at: verified ? later(made, 2 * day) : null,
      licence_checked_at: verified && random.chance(0.6) ? later(made, random.between(3, 30) * day) : null,
      state: 'active',
      post_permission: verified && random.chance(0.6) ? 2 : 1,
      answer_days: random.chance(0.85) ? 14 : 10,
      created_by: null as string | null,
      created_at: made,
    },
    country,
    city,
    language,
    families: own?.families ?? [],
    industry: own?.industry ?? null,
    team: [],
    weight: kind === 'freelance' ? 2 : kind === 'agency' ? 12 : 3 + Math.sqrt(people) * 0.6,
  }
}

const sizes: [number, string][] = [
  [1001, '1001+'],
  [201, '201-1000'],
  [51, '51-200'],
  [11, '11-50'],
]

function freeSlug(taken: Set<string>, wanted: string): string {
  let slug = wanted
  for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`
  taken.add(slug)
  return slug
}

function colleagues(random: Random, material: Material, page: Page, now: Date, count: number): Person[] {
  return Array.from({ length: count }, (_, at) => {
    const gender = random.chance(0.45) ? 'female' : 'male'
    const { country, language, row } = page
    const origin = originOf(random, country, language)
    const called = nameFor(random, material, { origin, gender, language })
    const email = `${mailName(called)}${at || ''}@${row.slug}.example`
    const accountType = row.kind === 'agency' || row.kind === 'freelance' ? row.kind : 'employer'
    const joined = later(now, -random.between(20, 60) * day)
    return aPerson(random, { country, language, origin, gender, called, email, accountType, at: joined })
  })
}

const otherRoles = ['recruiter', 'hiring_manager', 'admin', 'interviewer', 'recruiter', 'content_editor', 'analyst']

function membership(random: Random, page: Page, { row }: Person, membership: number, at: number): Row<'page_members'> {
  const cast = ['owner', 'recruiter', 'hiring_manager']
  const role = membership === 0 ? 'owner' : at === 0 ? (cast[membership] as string) : random.pick(otherRoles)
  return {
    page_id: page.row.id,
    user_id: row.id,
    role,
    allow: [],
    deny: [],
    state: 'active',
    created_at: row.created_at,
  }
}
