import { type Answer, type FieldError, refuse, yes } from '#platform/shared/refusal.ts'

const day = 86_400_000

/** How many days a job is open unless it says otherwise, and at most. */
export const openDays = { usual: 30, most: 90 }
/** A job is confirmed every so many days, or it pauses (product.md, promise 5). */
export const confirmDays = 30
/** A closed job may be listed again for so many days. */
export const relistDays = 90
export const mostQuestions = 8
/** Of the jobs of trusted pages, one in so many is looked at after it went live. */
export const sampledOneIn = 10

/** One working day after this moment: the same hour of the next day that is neither Saturday nor Sunday (UTC). */
export function workingDayAfter(at: Date): Date {
  const end = new Date(at.getTime() + day)
  while (end.getUTCDay() === 0 || end.getUTCDay() === 6) end.setTime(end.getTime() + day)
  return end
}

type Draft = {
  title: string
  description: string
  /** Everything it says, in all languages, without its tags. */
  words: string
  /** The page that posts it, by name. */
  company: string
  employment_types: readonly string[]
  workplace: string
  city_id: number | null
  salary_min: number | null
  salary_max: number | null
  salary_currency: string | null
  salary_period: string | null
  client_page_id: string | null
  client_name: string
  client_email: string | null
  anonymous: boolean
  gender: number | null
  nationality_ids: readonly number[]
  legal_ground: string
  permit_number: string
  apply_mode: string
  apply_url: string | null
  walk_in_place: string
  walk_in_from: string | null
  walk_in_until: string | null
  ai_screening: boolean
  ai_statement: string
  applicant_cap: number | null
  applicants_count: number
}

/** Which fields still keep a draft from going out. */
export function missingIn(draft: Draft): FieldError[] {
  return [
    ...missingText(draft),
    ...missingPay(draft),
    ...missingGround(draft),
    ...missingWay(draft),
    ...missingClient(draft),
  ]
}

const need = (field: string, there: unknown, code = 'required'): FieldError[] => (there ? [] : [{ field, code }])

const missingText = ({ title, description, employment_types, workplace, city_id }: Draft): FieldError[] => [
  ...need('title', title.trim().length >= 3),
  ...need('description', plain(description).length >= 40, 'description_short'),
  ...need('employment_types', employment_types.length > 0),
  ...need('city_id', workplace === 'remote' || city_id),
]

const missingPay = ({ salary_min: min, salary_max: max, salary_currency, salary_period }: Draft): FieldError[] => [
  ...(min || max ? [...need('salary_currency', salary_currency), ...need('salary_period', salary_period)] : []),
  ...need('salary_max', !(min && max && min > max), 'salary_order'),
]

/** Who may be only of one gender or nationality: both the law and the permit, or it is not asked (product.md, "Job"). */
function missingGround({ gender, nationality_ids, legal_ground, permit_number }: Draft): FieldError[] {
  if (gender === null && nationality_ids.length === 0) return []
  return [
    ...need('legal_ground', legal_ground.trim().length >= 5, 'ground_needed'),
    ...need('permit_number', permit_number.trim().length >= 3, 'permit_needed'),
  ]
}

function missingWay(draft: Draft): FieldError[] {
  const { apply_mode, walk_in_from: from, walk_in_until: until, applicant_cap: cap } = draft
  return [
    ...need('apply_url', apply_mode !== 'external' || draft.apply_url),
    ...need('walk_in_place', apply_mode !== 'walk_in' || draft.walk_in_place.trim()),
    ...need('walk_in_from', apply_mode !== 'walk_in' || from),
    ...need('walk_in_until', apply_mode !== 'walk_in' || !from || !until || from <= until, 'period_order'),
    ...need('ai_statement', !draft.ai_screening || draft.ai_statement.trim().length >= 20, 'ai_statement_short'),
    ...need('applicant_cap', !cap || cap > draft.applicants_count, 'cap_reached_already'),
  ]
}

/** An agency's client is a page, or a name with an address; whoever stays anonymous must not be named elsewhere. */
function missingClient(draft: Draft): FieldError[] {
  const { anonymous, client_page_id, client_name, client_email, company, words } = draft
  const named = !client_page_id && (client_name || client_email)
  const said = fold(words)
  const names = [company, client_name].filter((name) => name.trim().length > 2)
  return [
    ...need('client_name', !named || client_name.trim()),
    ...need('client_email', !named || client_email),
    ...need('apply_mode', !anonymous || draft.apply_mode === 'here', 'anonymous_here'),
    ...need('anonymous', !anonymous || !names.some((name) => said.includes(fold(name))), 'anonymous_named'),
  ]
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** The words of an HTML text, without its tags. */
export const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether somebody may still apply: live, not past its end, not full. */
export function mayReceive(
  job: { state: string; expires_at: Date | null; applicant_cap: number | null; applicants_count: number },
  now: Date,
): Answer {
  if (job.state === 'paused') return refuse('job_paused')
  if (job.state !== 'live') return refuse('job_closed')
  if (job.expires_at && job.expires_at < now) return refuse('job_closed')
  if (job.applicant_cap && job.applicants_count >= job.applicant_cap) return refuse('job_full')
  return yes
}
