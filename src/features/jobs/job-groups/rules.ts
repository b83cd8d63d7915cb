import type { workplaces } from '#features/jobs/jobs/job-fields.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'
import { after, type GroupMove, type GroupState } from './group-states.ts'

/** As many jobs as one page of a group can hold, and as many as are listed at once. */
export const mostJobs = 500
export const jobsAtOnce = 50
/** From so many jobs on, the public page offers filters. */
export const filtersFrom = 21
/** Smaller numbers are not told outside the team: behind them single people could be found. */
export const leastTold = 5

export const visibilities = ['public', 'link', 'internal'] as const
export type Visibility = (typeof visibilities)[number]

export const mayMoveGroup = (state: GroupState, move: GroupMove): Answer =>
  after(state, move) ? yes : refuse('group_state')

/** A draft is for whoever may write; what everybody sees, only for those who may publish; an archived one for nobody. */
export function mayEditGroup(state: GroupState, mayPublish: boolean): Answer {
  if (state === 'archived') return refuse('group_state')
  return state === 'draft' || mayPublish ? yes : refuse('not_allowed')
}

type Seen = { state: GroupState; visibility: Visibility; page: string }

/** Who may look: the team at everything, everybody at what went out, and nobody but the team at what is internal. */
export function maySeeGroup({ state, visibility, page }: Seen, membershipPage: string | null): Answer {
  if (membershipPage === page) return yes
  const isOut = state === 'published' || state === 'ended'
  return isOut && visibility !== 'internal' ? yes : refuse('not_found')
}

export const statuses = ['early', 'open', 'over'] as const
export type Status = (typeof statuses)[number]
type Period = { state: GroupState; opens_on: string | null; ends_on: string | null }

/** Whether a group is before, in or after its period; first and last day are part of it (days of UTC). */
export function statusOf({ state, opens_on, ends_on }: Period, now: Date): Status {
  const today = now.toISOString().slice(0, 10)
  if (state === 'ended' || state === 'archived' || (ends_on !== null && ends_on < today)) return 'over'
  return opens_on !== null && opens_on > today ? 'early' : 'open'
}

/** Search engines and the sitemap know only what is public, out, and in its period. */
export const isListed = (group: Period & { visibility: Visibility }, now: Date): boolean =>
  group.state === 'published' && group.visibility === 'public' && statusOf(group, now) === 'open'

/** One may apply through a group on its days, once it is out. */
export const mayApplyThrough = (group: Period, now: Date): Answer =>
  group.state === 'published' && statusOf(group, now) === 'open' ? yes : refuse('group_over')

type Workplace = (typeof workplaces)[number]
export type Rule = {
  position_id: number | null
  industry_id: number | null
  country_id: number | null
  city_id: number | null
  workplace: Workplace | null
  employment_type: string | null
}
export const isEmptyRule = (rule: Rule): boolean => Object.values(rule).every((part) => part === null)

type Draft = {
  title: string
  picks: 'hand' | 'rule'
  jobs: readonly string[]
  rule: Rule
  opens_on: string | null
  ends_on: string | null
}

/** Which fields still keep a group from going out. */
export function missingIn(draft: Draft, now: Date): { field: string; code: string }[] {
  const missing: { field: string; code: string }[] = []
  const need = (field: string, there: boolean, code = 'required') => there || missing.push({ field, code })
  need('title', draft.title.trim().length >= 3)
  if (draft.picks === 'hand') need('jobs', draft.jobs.length > 0, 'group_jobs')
  else need('rule', !isEmptyRule(draft.rule), 'group_rule')
  const { opens_on, ends_on } = draft
  need('ends_on', !(opens_on && ends_on && ends_on < opens_on), 'period_order')
  need('ends_on', !ends_on || ends_on >= now.toISOString().slice(0, 10), 'period_past')
  return missing
}

/** A number as it is told outside; null where it is too small to be told. */
export const toldOutside = (count: number): number | null => (count < leastTold ? null : count)

/** As many jobs as one may apply to at once. */
export const mostChosen = 20
