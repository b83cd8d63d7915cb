import type { JobFields } from './job-fields.ts'

/** One thing a job says differently: before and now, as the contract writes it. */
export type Change = { field: ChangedField; from: unknown; to: unknown }

const textParts = ['title', 'description', 'responsibilities', 'requirements'] as const

/** What is told as one thing, though it is kept in several fields. */
const groups = {
  place: ['workplace', 'country_id', 'city_id', 'more_city_ids'],
  applicant_countries: ['applicant_country_ids'],
  salary: ['salary_min', 'salary_max', 'salary_currency', 'salary_period', 'salary_shown'],
  employment: ['employment_types', 'part_time_category_id'],
  position: ['position_id'],
  industry: ['industry_id'],
  experience: ['experience'],
  degree: ['degree_id'],
  languages: ['languages'],
  skills_must: ['skills_must'],
  skills_nice: ['skills_nice'],
  licences: ['licences'],
  legal_ground: ['gender', 'nationality_ids', 'legal_ground', 'permit_number'],
  benefits: ['benefits'],
  support: ['visa_support', 'relocation_support', 'accommodation', 'transport'],
  openings: ['openings'],
  vacancy: ['vacancy'],
  starts_on: ['starts_on'],
  applicant_cap: ['applicant_cap'],
  apply_mode: ['apply_mode', 'apply_url', 'walk_in_place', 'walk_in_from', 'walk_in_until', 'walk_in_hours'],
  ai_screening: ['ai_screening', 'ai_statement'],
  anonymous: ['anonymous'],
  client: ['client_page_id', 'client_name', 'client_email'],
  questions: ['questions'],
  language: ['language'],
} as const satisfies Record<string, readonly (keyof JobFields)[]>

type Group = keyof typeof groups
export type ChangedField = (typeof textParts)[number] | Group
export const changedFields = [...textParts, ...(Object.keys(groups) as Group[])] as const

/**
 * What matters to whoever applies, or to those who look: logged from and to, shown, and looked at before it counts. The
 * rest (a wish, a number of places, what it is filed under) counts at once.
 */
const immaterial: ReadonlySet<ChangedField> = new Set([
  'skills_nice',
  'openings',
  'applicant_cap',
  'position',
  'industry',
])
export const isMaterial = (field: ChangedField): boolean => !immaterial.has(field)

/** Everything that differs between two versions of a job, in the order of the editor. */
export function changesBetween(before: JobFields, now: JobFields): Change[] {
  const texts = textParts.map((part) => ({ field: part, from: textsOf(before, part), to: textsOf(now, part) }))
  const others = (Object.keys(groups) as Group[]).map((field) => ({
    field,
    from: partOf(before, field),
    to: partOf(now, field),
  }))
  return [...texts, ...others].filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}

const textsOf = ({ texts }: JobFields, part: (typeof textParts)[number]) =>
  Object.fromEntries(
    [...texts].sort((a, b) => a.language.localeCompare(b.language)).map((text) => [text.language, text[part]]),
  )

/** A single field stands for itself, several by their names. */
function partOf(fields: JobFields, group: Group): unknown {
  const [first, ...more] = groups[group]
  if (group === 'questions') return fields.questions.map(({ id: _, ...question }) => question)
  if (more.length === 0) return fields[first]
  return Object.fromEntries(groups[group].map((name) => [name, fields[name]]))
}

/** The old version with only these things as they are now: what counts at once while the rest waits. */
export function withOnly(before: JobFields, now: JobFields, fields: readonly ChangedField[]): JobFields {
  const mixed: Record<string, unknown> = { ...before }
  for (const field of fields) if (field in groups) for (const name of groups[field as Group]) mixed[name] = now[name]
  return mixed as JobFields
}
