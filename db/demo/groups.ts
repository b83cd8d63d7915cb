import type { GroupState } from '#features/jobs/job-groups/group-states.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Job } from './jobs.ts'
import type { Page } from './pages.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'

type Text = { title: string; intro: string; share_text: string }
type Plan = {
  /** Which of the personas' pages: the employer's, the agency's. */
  page: number
  texts: Partial<Record<Language, Text>>
  visibility: Row<'job_groups'>['visibility']
  state: GroupState
  rule?: { employment_type?: string; workplace?: Row<'jobs'>['workplace'] }
  /** So many open jobs by hand; one that has closed stands among them. */
  jobs?: number
  /** First and last day, counted from today. */
  days: [from: number | null, to: number | null]
}

const say = (title: string, intro: string, share_text: string): Text => ({
  title,
  intro: `<p>${intro}</p>`,
  share_text,
})

const plans: Plan[] = [
  {
    page: 0,
    visibility: 'public',
    state: 'published' as const,
    jobs: 6,
    days: [-12, 38],
    texts: {
      en: say(
        'Join us this season',
        'We are opening a second site and look for people who like to be there from the first day. You meet the team you will work with before you decide, and you hear from us within two weeks, whatever the answer is.',
        'We are opening a second site. Come and be there from the first day.',
      ),
      ar: say(
        'انضم إلينا هذا الموسم',
        'نفتتح موقعًا ثانيًا ونبحث عمّن يحب أن يكون معنا منذ اليوم الأول. تلتقي بالفريق الذي ستعمل معه قبل أن تقرر، ونجيبك خلال أسبوعين مهما كان الجواب.',
        'نفتتح موقعًا ثانيًا. كن معنا منذ اليوم الأول.',
      ),
    },
  },
  {
    page: 0,
    visibility: 'link',
    state: 'published' as const,
    rule: { workplace: 'on_site' },
    days: [null, null],
    texts: {
      en: say(
        'For friends of our people',
        'Somebody who works here sent you this page. Everything that is open on site stands here, and what opens next comes in by itself.',
        'I work here and can tell you how it is.',
      ),
      ru: say(
        'Для друзей наших сотрудников',
        'Эту страницу вам прислал кто-то из наших. Здесь всё, что сейчас открыто на месте; новое появляется само.',
        'Я здесь работаю и могу рассказать, как всё устроено.',
      ),
    },
  },
  {
    page: 0,
    visibility: 'internal',
    state: 'draft' as const,
    jobs: 3,
    days: [20, 50],
    texts: { en: say('Moves inside the company', 'Open to whoever works here already.', '') },
  },
  {
    page: 1,
    visibility: 'public',
    state: 'published' as const,
    jobs: 5,
    days: [-5, 25],
    texts: {
      fr: say(
        'Recrutement de rentrée',
        'Nos clients préparent la rentrée et recrutent maintenant. Postulez une fois aux postes qui vous intéressent ; une consultante vous appelle avant tout envoi de votre CV.',
        'Plusieurs postes, une seule candidature.',
      ),
      ar: say(
        'توظيف بداية الموسم',
        'يستعد عملاؤنا للموسم ويوظفون الآن. قدّم مرة واحدة على الوظائف التي تهمك، وتتصل بك مستشارة قبل إرسال سيرتك إلى أحد.',
        'عدة وظائف، وطلب واحد.',
      ),
    },
  },
]

/** So many days ago they were published. */
const daysOut = 13

/** Groups of jobs of the personas' pages: by hand, by a rule, and one that is still written. */
export function makeGroups(random: Random, jobs: Job[], pages: Page[], now: Date, rows: Rows): void {
  for (const application of rows.applications) application.group_id = null
  for (const plan of plans) {
    const page = pages[plan.page] as Page
    const group = random.id(later(now, -14 * day))
    const own = jobs.filter((job) => job.page === page)
    rows.job_groups.push(rowOf(group, plan, page, random, now))
    for (const [language, text] of Object.entries(plan.texts))
      rows.job_group_texts.push({ group_id: group, language, ...text })
    if (plan.jobs === undefined) continue
    const inside = [
      ...own.filter(({ row }) => row.state === 'live').slice(0, plan.jobs),
      ...own.filter(({ row }) => row.state === 'closed').slice(0, 1),
    ]
    rows.job_group_jobs.push(...inside.map(({ row }, position) => ({ group_id: group, job_id: row.id, position })))
    if (plan.state === 'published') countUse(random, group, inside, now, rows)
  }
}

function rowOf(id: string, plan: Plan, page: Page, random: Random, now: Date): Rows['job_groups'][number] {
  const made = later(now, -daysOut * day)
  const dayOf = (days: number | null) =>
    days === null
      ? null
      : later(now, days * day)
          .toISOString()
          .slice(0, 10)
  return {
    id,
    page_id: page.row.id,
    created_by: page.team[0]?.row.id ?? null,
    reference: Array.from({ length: 8 }, () => random.pick([...'23456789bcdfghjkmnpqrstvwxz'])).join(''),
    state: plan.state,
    language: Object.keys(plan.texts)[0] as Language,
    visibility: plan.visibility,
    cover_id: null,
    picks: plan.rule ? 'rule' : 'hand',
    workplace: plan.rule?.workplace ?? null,
    employment_type: plan.rule?.employment_type ?? null,
    opens_on: dayOf(plan.days[0]),
    ends_on: dayOf(plan.days[1]),
    version: 1,
    published_at: plan.state === 'published' ? made : null,
    created_at: made,
    updated_at: made,
  }
}

/** Some of those who applied to the jobs came through the group; the counts say the same as the applications. */
function countUse(random: Random, group: string, inside: Job[], now: Date, rows: Rows): void {
  let views = 0
  for (const { row } of inside) {
    const through = rows.applications.filter(({ job_id }) => job_id === row.id).filter(() => random.chance(0.3))
    for (const application of through) Object.assign(application, { group_id: group, source: 'group' })
    const opened = through.length * 4 + random.whole(3, 20)
    views += opened
    rows.job_group_counts.push({ group_id: group, job_id: row.id, opened, applied: through.length })
  }
  rows.job_group_counts.push({ group_id: group, job_id: null, opened: views * 2, applied: 0 })
  rows.job_group_days.push(...spread(group, views * 2, now))
}

/** Openings of a group over its days, some more than others. */
function spread(group_id: string, all: number, now: Date): Rows['job_group_days'] {
  const days = Array.from({ length: daysOut }, (_, ago) => ({ ago, weight: 4 + ((ago * 3) % 5) }))
  const whole = days.reduce((sum, { weight }) => sum + weight, 0)
  return days.map(({ ago, weight }) => ({
    ...{ group_id, opened: Math.round((all * weight) / whole) },
    day: later(now, -ago * day)
      .toISOString()
      .slice(0, 10),
  }))
}
