import { wordsOf } from '#features/sourcing/pool/add-to-pool.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Applicant } from './candidates.ts'
import type { Page } from './pages.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'

type State = NonNullable<Row<'cv_drop_items'>['state']>
type World = { people: Applicant[]; pages: Page[]; now: Date; rows: Rows }
type Left = { one: Applicant; pages: { page: string; state: State }[]; ago: number; wish?: string }

const notes: Record<Language, string> = {
  en: 'I know your teams from a project in the same building and would like to work with you. I can start after four weeks’ notice.',
  ar: 'تعرفت على فرقكم في مشروع مشترك وأرغب في العمل معكم. يمكنني البدء بعد فترة إشعار مدتها شهر.',
  ru: 'Мы работали по соседству на одном проекте, и мне понравилась ваша команда. Готовность приступить — через месяц.',
  fr: 'J’ai croisé vos équipes sur un projet commun et j’aimerais vous rejoindre. Je suis disponible après un mois de préavis.',
}
const wishes: Record<Language, string> = {
  en: 'Any shift, Dubai or Abu Dhabi',
  ar: 'أي دوام، دبي أو أبوظبي',
  ru: 'Любой график, Дубай или Абу-Даби',
  fr: 'Tous horaires, Dubaï ou Abou Dhabi',
}
const invitations: Record<Language, string> = {
  en: 'You wrote to us a while ago. This job is close to what you do, and the team starts in January.',
  ar: 'راسلتنا قبل فترة، وهذه الوظيفة قريبة من خبرتك. يبدأ الفريق العمل في يناير.',
  ru: 'Вы писали нам раньше. Эта вакансия близка к вашему опыту, команда начинает в январе.',
  fr: 'Vous nous aviez écrit. Ce poste est proche de ce que vous faites, et l’équipe démarre en janvier.',
}
const welcome: Record<Language, string> = {
  en: 'We read every CV. Tell us which site you would like to work at.',
  ar: 'نقرأ كل سيرة ذاتية. أخبرونا بالموقع الذي ترغبون في العمل فيه.',
  ru: 'Мы читаем каждое резюме. Напишите, на какой площадке вы хотели бы работать.',
  fr: 'Nous lisons chaque CV. Dites-nous sur quel site vous aimeriez travailler.',
}
const answers: Partial<Record<State, string>> = {
  replied: 'Thank you for your CV. Are you free for a short call next week?',
  added_to_pool: 'Nothing fits today, but we will think of you when the new site opens.',
}
/** What the company of the personas has of each kind; those that wait come first, the oldest last days of its time. */
const ofOwnPage: readonly State[] = [
  ...(['received', 'received', 'seen', 'received', 'seen', 'received', 'received', 'seen'] as const),
  ...([
    'replied',
    'added_to_pool',
    'added_to_pool',
    'added_to_pool',
    'rejected',
    'rejected',
    'expired',
    'withdrawn',
  ] as const),
]

/** Companies that take CVs without a job, CVs left with them, and who is kept in the pools. */
export function makeCvDrops(random: Random, world: World): void {
  const takers = takersOf(random, world)
  const [own, agency] = [world.pages[0], world.pages[1]]
  if (!own || !agency) return
  const others = takers.filter((page) => page !== own && page !== agency)
  const [priya, layla, ...rest] = world.people
  ofOwnPage.forEach((state, at) => {
    const one = rest[at * 7]
    if (!one) return
    const ago = state === 'expired' ? 33 : state === 'received' ? 1 + at * 3.4 : 6 + at * 1.3
    leave(random, world, {
      one,
      pages: [{ page: own.row.id as string, state }],
      ago,
      wish: at % 3 === 0 ? wishes[one.language] : '',
    })
  })
  for (const state of ['received', 'seen', 'added_to_pool'] as const) {
    const one = rest[200 + ofOwnPage.indexOf(state) * 5]
    if (one) leave(random, world, { one, pages: [{ page: agency.row.id as string, state }], ago: 4 })
  }
  const several: readonly State[] = ['seen', 'received', 'replied', 'rejected', 'added_to_pool', 'expired']
  for (const one of [priya, layla])
    if (one) {
      const spread = several.map((state, at) => ({ page: others[at]?.row.id as string, state }))
      const recent = spread.filter(({ state }) => state !== 'expired')
      leave(random, world, { one, pages: recent, ago: 9, wish: wishes[one.language] })
      leave(random, world, { one, pages: spread.filter(({ state }) => state === 'expired'), ago: 41 })
    }
  for (const application of world.rows.applications.filter(({ stage }) => stage === 'pool'))
    keepApplicant(random, world, application)
  inviteSome(random, world)
}

/** Some of each pool were asked to look at a job that is open, of their own position where there is one; one in four said no. */
function inviteSome(random: Random, { people, now, rows }: World): void {
  for (const [at, { id, page_id, user_id, language }] of rows.pool_entries.entries()) {
    const one = people.find(({ person }) => person.id === user_id)
    const isFree = (job: string) =>
      !rows.applications.some(({ job_id, candidate_id }) => job_id === job && candidate_id === user_id) &&
      !rows.pool_invitations.some((made) => made.job_id === job && made.user_id === user_id)
    const free = rows.jobs.filter((job) => job.page_id === page_id && job.state === 'live' && isFree(job.id as string))
    const isPersona = Boolean(one?.person.demo_persona)
    const fitting = free.find(({ position_id }) => position_id === one?.position)
    const job = fitting ?? (isPersona ? undefined : free[0])
    if (!job || (at % 2 === 1 && !isPersona)) continue
    const when = later(now, -(1 + (at % 6)) * day)
    rows.pool_invitations.push({
      ...{ id: random.id(now), entry_id: id, page_id, job_id: job.id as string, by_id: job.created_by ?? null },
      ...{ user_id: user_id ?? null, words: fitting ? invitations[language as Language] : '', at: when },
      declined_at: at % 8 === 4 && !isPersona ? later(when, day / 2) : null,
    })
  }
}

/** Half of the companies take them; those of the personas always. */
function takersOf(random: Random, { pages, now, rows }: World): Page[] {
  const taking = pages.filter((_, at) => at < 2 || random.chance(0.5))
  for (const { row } of taking) {
    const language = row.language as Language
    rows.page_drops.push({
      ...{ page_id: row.id as string, taking: true, confirmed_at: later(now, -random.between(2, 60) * day) },
      words: { [language]: welcome[language] } as unknown as string,
      country_ids: random.chance(0.5) ? [row.country_id] : [],
      ...{ changed_by: row.created_by ?? null, changed_at: later(now, -60 * day) },
    })
  }
  return taking
}

function leave(random: Random, { now, rows }: World, { one, pages, ago, wish = '' }: Left): void {
  const at = later(now, -ago * day)
  const cv = rows.cvs.find(({ user_id, file_id }) => user_id === one.person.id && file_id)
  if (!cv) return
  const drop = random.id(at)
  const { person } = one
  rows.cv_drops.push({
    ...{
      id: drop,
      user_id: person.id as string,
      name: person.name,
      email: person.email ?? null,
      phone: person.phone ?? null,
    },
    ...{
      language: one.language,
      country_id: person.country_id,
      cv_id: cv.file_id as string,
      content: cv.content ?? null,
    },
    ...{
      reading: cv.content ? 'read' : 'unreadable',
      position_id: one.position,
      wish,
      note: notes[one.language],
      created_at: at,
    },
  })
  for (const { page, state } of pages)
    addItem(random, { now, rows }, { drop, page, state, at, one, content: cv.content })
}

type Item = { drop: string; page: string; state: State; at: Date; one: Applicant; content: unknown }

function addItem(random: Random, { now, rows }: Pick<World, 'now' | 'rows'>, item: Item): void {
  const { drop, page, state, at, one, content } = item
  const id = random.id(at)
  const isOpen = state === 'received' || state === 'seen'
  const due = later(at, 30 * day)
  const answered = state === 'expired' ? due : later(at, Math.min(3 * day, (now.getTime() - at.getTime()) / 2))
  rows.cv_drop_items.push({
    ...{ id, drop_id: drop, page_id: page, state, answer_due_at: due, created_at: at, words: answers[state] ?? '' },
    ...{
      reason: state === 'rejected' ? 'experience' : null,
      seen_at: state === 'received' ? null : later(at, day / 2),
    },
    answered_at: isOpen ? null : answered,
  })
  if (state === 'added_to_pool')
    rows.pool_entries.push({
      ...{ id: random.id(answered), page_id: page, source: 'drop', user_id: one.person.id as string, drop_item_id: id },
      ...poolFacts(one.person, content),
      ...{ tags: ['New site'], note: '', added_at: answered },
    })
}

/** Who applied and is kept for later; one entry for a person and company. */
function keepApplicant(random: Random, { rows }: World, application: Row<'applications'>): void {
  const { id, page_id, candidate_id, name, email, phone, language, moved_at } = application
  const isKnown = rows.pool_entries.some((one) => one.page_id === page_id && one.user_id === candidate_id)
  const content = rows.cvs.find(({ user_id }) => user_id === candidate_id)?.content
  rows.pool_entries.push({
    ...{ id: random.id(moved_at as Date), page_id, source: 'application', application_id: id as string },
    user_id: isKnown ? null : (candidate_id ?? null),
    ...poolFacts({ name, email: email ?? null, phone: phone ?? null, language }, content),
    added_at: moved_at,
  })
}

type Facts = { name: string; email?: string | null; phone?: string | null; language: string }

function poolFacts({ name, email = null, phone = null, language }: Facts, content: unknown) {
  const said = (content ?? null) as CvContent | null
  return { name, email, phone, language, headline: said?.headline ?? '', words: wordsOf(name, said, []) }
}
