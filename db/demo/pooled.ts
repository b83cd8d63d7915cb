import { wordsOf } from '#features/sourcing/imports/add-imported.ts'
import { matchKeysOf } from '#features/sourcing/imports/match-keys.ts'
import { wordsOf as wordsInPool } from '#features/sourcing/pool/add-to-pool.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import type { Material } from './material.ts'
import type { Page } from './pages.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'

type World = { pages: Page[]; cast: Cast; now: Date; rows: Rows }
type Somebody = {
  name: string
  mail: string
  phone: string
  language: Language
  company: string
  since: string
  note: string
  tag: string
  /** Came with a CV that was left; else the company wrote them down and they agreed. */
  isLeft?: true
}

/** People without an account whom the employer keeps for later: one for each of its latest kinds of work. */
const people: readonly Somebody[] = [
  {
    ...{ name: 'Hessa Al Mansoori', mail: 'hessa.almansoori@example.com', phone: '+971501240001', language: 'en' },
    ...{ company: 'Creek Gate Trading', since: '2019-03', note: 'Met at the careers fair', tag: 'Fair' },
  },
  {
    ...{ name: 'رامي درويش', mail: 'rami.darwish@example.com', phone: '+971501240002', language: 'ar' },
    ...{ company: 'مجموعة الواحة', since: '2020-09', note: 'Prefers mornings', tag: 'Referred' },
  },
  {
    ...{ name: 'Марина Соколова', mail: 'm.sokolova@example.com', phone: '+971501240003', language: 'ru' },
    ...{ company: 'ООО «Северный порт»', since: '2021-01', note: '', tag: 'New site', isLeft: true },
  },
  {
    ...{ name: 'Thomas Girard', mail: 't.girard@example.com', phone: '+971501240004', language: 'fr' },
    ...{ company: 'Atelier du Quai', since: '2018-06', note: 'Calls back after 5 pm', tag: 'Fair' },
  },
]

/** Each has done the work of one of the employer's live jobs; the second and the last lack a thing that it asks for. */
export function makePooled(random: Random, material: Material, { pages, cast, now, rows }: World): void {
  const owner = cast.employer.row
  const page = pages.find(({ row }) =>
    rows.page_members.some((one) => one.page_id === row.id && one.user_id === owner.id),
  )
  if (!page) return
  const live = rows.jobs.filter((job) => job.page_id === page.row.id && job.state === 'live' && job.position_id)
  const byWork = [...new Map(live.map((job) => [job.position_id, job])).values()]
  people.forEach((somebody, at) => {
    const job = byWork[at]
    if (job) keep({ random, page, owner, now, rows }, somebody, contentFor(material, somebody, job, at), job, at)
  })
}

function contentFor(
  material: Material,
  { name, mail, phone, language, company, since }: Somebody,
  job: Job,
  at: number,
) {
  const title = oneName(material.entry('position', job.position_id as number)[language])
  const ids = Object.values(material.trades).flatMap(({ positions }) => positions.flatMap(({ skills }) => skills))
  const listed = ids.map((id) => material.entry('skill', id))
  const asked = ((job.skills_must ?? []) as string[]).map(
    (text) => listed.find((one) => languages.some((each) => one[each] === text))?.[language] ?? text,
  )
  const spoken = { en: 'English', ar: 'العربية', ru: 'Русский', fr: 'Français' }[language]
  return CvContent.parse({
    ...{ name, email: mail, phones: [phone], headline: title, language },
    experience: [{ title, company, start: since, end: 'present' }],
    skills: asked.slice(0, at % 2 ? -1 : undefined).map((one) => ({ name: one })),
    languages: [{ name: spoken, level: 'native' }, ...(language === 'en' ? [] : [{ name: 'English', level: 'B2' }])],
  })
}

/** "Coordinateur / Coordinatrice logistique" is two names: the first of them, whole. */
const oneName = (text: string) => text.replace(/^(\S+) \/ \S+/, '$1')

type Job = Row<'jobs'>
type Where = { random: Random; page: Page; owner: Row<'users'>; now: Date; rows: Rows }

function keep(
  { random, page, owner, now, rows }: Where,
  one: Somebody,
  content: CvContent,
  job: Job,
  at: number,
): void {
  const added = later(now, -(30 - at * 4) * day)
  const { name, mail: email, phone, language, note, tag } = one
  const id = random.id(added)
  const { headline } = content
  const reach = { name, email, phone, language }
  const of = { page_id: page.row.id as string, country_id: page.row.country_id }
  const entry = { id: random.id(added), page_id: of.page_id, ...reach, headline, added_at: later(added, 3 * day) }
  const kept = { ...entry, words: wordsInPool(name, content, [tag]), tags: [tag], note, added_by: owner.id as string }
  if (one.isLeft) {
    const drop = random.id(added)
    rows.cv_drops.push({
      ...{ id: drop, ...reach, country_id: of.country_id, content: content as never, reading: 'read' },
      ...{ position_id: job.position_id ?? null, created_at: added },
    })
    rows.cv_drop_items.push({
      ...{ id, drop_id: drop, page_id: of.page_id, state: 'added_to_pool', seen_at: later(added, day) },
      ...{ answer_due_at: later(added, 30 * day), answered_at: later(added, 3 * day), created_at: added },
    })
    rows.pool_entries.push({ ...kept, source: 'drop', drop_item_id: id })
    return
  }
  rows.imported_candidates.push({
    ...{ id, page_id: of.page_id, state: 'consented', source: 'form', ...reach, headline, content: content as never },
    ...{ country_id: of.country_id, city_id: job.city_id ?? null, position_ids: [], tags: [tag], note },
    ...{ words: wordsOf(name, headline, [tag], content), match_keys: matchKeysOf({ name, email, phone, content }) },
    ...{ invited_at: later(added, day), answered_at: later(added, 2 * day), keep_until: later(added, 700 * day) },
    ...{ added_by: owner.id as string, created_at: added, updated_at: later(added, 2 * day) },
  })
  rows.pool_entries.push({ ...kept, source: 'import', imported_id: id })
  // the first was asked to look at the job already
  if (at === 0)
    rows.pool_invitations.push({
      ...{ id: random.id(now), entry_id: kept.id, page_id: of.page_id, job_id: job.id as string },
      ...{ by_id: owner.id as string, words: '', at: later(now, -2 * day) },
    })
}
