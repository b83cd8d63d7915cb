import { wordsOf } from '#features/sourcing/imports/add-imported.ts'
import { matchKeysOf } from '#features/sourcing/imports/match-keys.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Applicant } from './candidates.ts'
import type { Page } from './pages.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'

type State = NonNullable<Row<'imported_candidates'>['state']>
type World = { people: Applicant[]; pages: Page[]; cast: Cast; now: Date; rows: Rows }

const states: readonly State[] = [
  'draft',
  'draft',
  'invited',
  'invited',
  'consented',
  'consented',
  'consented',
  'claimed',
  'expired',
]
const purposes: Record<Language, string> = {
  en: 'Logistics and warehouse jobs with our clients in the Emirates',
  ar: 'وظائف لوجستيات ومستودعات لدى عملائنا في الإمارات',
  ru: 'Вакансии в логистике и на складах у наших клиентов в ОАЭ',
  fr: 'Postes en logistique et en entrepôt chez nos clients aux Émirats',
}
const notes = [
  'Met at the logistics fair, prefers mornings',
  '',
  'Recommended by a former colleague',
  '',
  'Calls back after 5 pm',
]

/** People whom the agency and the employer added themselves, in every state; both candidates see a company that holds them. */
export function makeImported(random: Random, { people, pages, cast, now, rows }: World): void {
  for (const key of ['employer', 'agency'] as const) {
    const owner = cast[key].row
    const page = pages.find(({ row }) =>
      rows.page_members.some((one) => one.page_id === row.id && one.user_id === owner.id),
    )
    if (!page) continue
    states.forEach((state, at) => {
      const one = people[(key === 'agency' ? 230 : 120) + at * 6]
      if (one) add(random, { now, rows }, { one, state, page, owner, at, isTheirs: state === 'claimed' })
    })
  }
  const agency = pages.find(({ row }) =>
    rows.page_members.some((one) => one.page_id === row.id && one.user_id === cast.agency.row.id),
  )
  for (const one of people.slice(0, 2))
    if (agency)
      add(
        random,
        { now, rows },
        { one, state: 'consented', page: agency, owner: cast.agency.row, at: 2, isTheirs: true },
      )
}

type Added = { one: Applicant; state: State; page: Page; owner: Row<'users'>; at: number; isTheirs: boolean }

export function add(
  random: Random,
  { now, rows }: Pick<World, 'now' | 'rows'>,
  { one, state, page, owner, at, isTheirs }: Added,
) {
  const added = later(now, -(40 - at * 3) * day)
  const invited = state === 'draft' ? null : later(added, day)
  const cv = rows.cvs.find(({ user_id, file_id }) => user_id === one.person.id && file_id)
  const content = (cv?.content ?? null) as CvContent | null
  const { person, language } = one
  const isGone = state === 'expired'
  const headline = content?.headline ?? ''
  const answered = state === 'consented' || state === 'claimed'
  rows.imported_candidates.push({
    ...{
      id: random.id(added),
      page_id: page.row.id as string,
      state,
      source: 'form',
      language,
      added_by: owner.id as string,
    },
    user_id: isTheirs ? (person.id as string) : null,
    ...(isGone
      ? { name: null, anonymised_at: later(now, -2 * day) }
      : {
          ...{ name: person.name, email: person.email ?? null, phone: person.phone ?? null, headline },
          ...{ content: cv?.content ?? null, country_id: person.country_id, position_ids: [one.position] },
          ...{ note: notes[at % notes.length] ?? '', tags: at % 2 ? ['Warehouse'] : [], notice_days: 30 },
          match_keys: matchKeysOf({
            name: person.name,
            email: person.email ?? null,
            phone: person.phone ?? null,
            content,
          }),
          ...{ words: wordsOf(person.name, headline, [], content), keep_until: later(added, 700 * day) },
          purpose: invited ? purposes[language] : '',
        }),
    invited_at: invited,
    answered_at: answered ? later(added, 3 * day) : null,
    answer_due_at: state === 'invited' ? later(now, (4 + at * 5) * day) : null,
    ...{ created_at: added, updated_at: added },
  })
}
