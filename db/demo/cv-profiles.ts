import { countryId } from '#features/site/lookups/country-id.ts'
import type { Applicant } from './candidates.ts'
import type { Page } from './pages.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'

/** Where people like to go who would move. */
const wished = ['AE', 'SA', 'QA', 'KW', 'OM', 'FR']
const seen = { searchable: 46, public: 16, on_request: 18, applied_only: 14, hidden: 6 } as const
const notices = { now: 30, '2_weeks': 14, '1_month': 36, '2_months': 12, '3_months': 8 } as const

/** Who may find the candidates, what they wish, and which of them the demo's pages unlocked or asked. */
export function makeCvProfiles(random: Random, people: Applicant[], pages: Page[], now: Date, rows: Rows): void {
  for (const candidate of people) {
    const profile = profileOf(random, candidate, now)
    rows.profiles.push(profile)
    if (random.chance(0.35)) {
      const code = random.pick(wished)
      rows.profile_places.push({
        user_id: profile.user_id,
        position: 1,
        country_id: countryId(code),
        city_id: null,
        radius_km: 0,
      })
    }
  }
  reachOf(random, people, pages, now, rows)
}

function profileOf(random: Random, { person, country, city, position, file }: Applicant, now: Date): Row<'profiles'> {
  const at = later(now, -240 * day * random.between(0.1, 1) ** 2)
  return {
    user_id: person.id,
    headline: file.cv.headline.slice(0, 120),
    nationality_ids: [person.country_id],
    residence_country_id: countryId(country),
    residence_city_id: city.id,
    position_ids: [position],
    notice_period: random.weighted(notices),
    visibility: person.demo_persona ? 'searchable' : random.weighted(seen),
    steps: [2, 3, 4, 5],
    finished_at: at,
    created_at: at,
    updated_at: at,
  }
}

/** The personas' pages have unlocked some people and asked others; one waits for the English candidate's answer. */
function reachOf(random: Random, people: Applicant[], [first, second]: Page[], now: Date, rows: Rows): void {
  if (!first || !second) return
  const visibility = new Map(rows.profiles.map((row) => [row.user_id, row.visibility]))
  const found = people.filter(({ person }) => ['searchable', 'public'].includes(visibility.get(person.id) ?? ''))
  const member = (page: Page) => rows.page_members.find(({ page_id }) => page_id === page.row.id)?.user_id ?? null
  const persona = people.find(({ person }) => person.demo_persona === 'candidate-en')
  const bought = random.some(
    found.filter((one) => one !== persona),
    3,
  )
  for (const { person } of [...bought, ...(persona ? [persona] : [])])
    rows.cv_unlocks.push({
      page_id: first.row.id,
      user_id: person.id,
      by_id: member(first),
      way: 'credit',
      credits: 1,
      at: later(now, -random.between(1, 20) * day),
    })
  const asked = (page: Page, user: string, state: 'asked' | 'declined', days: number): Row<'cv_requests'> => ({
    id: random.id(later(now, -days * day)),
    page_id: page.row.id,
    user_id: user,
    by_id: member(page),
    note: '',
    state,
    asked_at: later(now, -days * day),
    answered_at: state === 'asked' ? null : later(now, -(days - 1) * day),
  })
  if (persona) rows.cv_requests.push(asked(second, persona.person.id, 'asked', 1))
  const onRequest = people.filter(({ person }) => visibility.get(person.id) === 'on_request')
  for (const [at, { person }] of random.some(onRequest, 4).entries())
    rows.cv_requests.push(asked(first, person.id, at < 2 ? 'asked' : 'declined', 3 + at))
}
