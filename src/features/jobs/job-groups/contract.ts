import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { Company, JobCard } from '#features/jobs/jobs/contract.ts'
import { areOfOneEach, JobText, workplaces } from '#features/jobs/jobs/job-fields.ts'
import { countryId, placeId } from '#features/site/lookups/place-fields.ts'
import { LinkNumbers } from '#features/site/sharing/contract.ts'
import { answer, get, page, post, put } from '#platform/shared/contract.ts'
import { calendarDay, idCursor, language, line, lookupId, moment, prose } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { groupMoves, groupStates } from './group-states.ts'
import { mostJobs, statuses, visibilities } from './rules.ts'

const none = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null)
const whole = lookupId
const day = calendarDay
const groupId = { group: z.uuid() }
const State = z.enum(groupStates)
const refreshedBy = ['job-group.saved', 'job-group.moved', 'job.moved']

/** What a group says, in one language. */
export const GroupText = z.object({
  language,
  title: line(200),
  intro: prose(20_000).default(''),
  share_text: prose(300).default(''),
})

/** What a job of the page must be to belong; what is left out may be anything. */
const ruleFields = {
  position_id: none(whole),
  industry_id: none(whole),
  country_id: none(countryId),
  city_id: none(whole),
  workplace: none(z.enum(workplaces)),
  employment_type: none(z.string().max(30)),
}

/** Everything the team writes of a group. */
export const groupFields = {
  language,
  texts: z.array(GroupText).min(1).max(4).refine(areOfOneEach, { error: 'language_twice' }),
  visibility: z.enum(visibilities).default('public'),
  cover_id: none(z.uuid()),
  picks: z.enum(['hand', 'rule']).default('hand'),
  jobs: z.array(z.uuid()).max(mostJobs).default([]),
  rule: z.object(ruleFields).prefault({}),
  opens_on: none(day),
  ends_on: none(day),
}

/** A job as it stands in a group. */
export const GroupJob = JobCard.extend({
  reference: z.string(),
  state: z.string(),
  /** Why nobody may apply now, as a refusal code; null when one may. */
  closed_to: z.string().nullable(),
})
export type GroupJob = z.output<typeof GroupJob>

export const GroupDraft = z.object({
  id: z.string(),
  address: z.string(),
  state: State,
  version: z.number(),
  fields: z.object(groupFields),
  /** The chosen jobs in their order, or those the rule finds now; drafts among them are not shown outside yet. */
  jobs: z.array(GroupJob),
  cover: z.string().nullable(),
  missing: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
  updated_at: moment,
})
export type GroupDraft = z.output<typeof GroupDraft>

const Facet = z.array(z.object({ value: z.string(), text: z.string(), count: z.number() }))

/** A group as everybody sees it. */
export const GroupView = z.object({
  id: z.string(),
  address: z.string(),
  reference: z.string(),
  /** In the language of the request where it is written in it, else in its own. */
  text: JobText.pick({ language: true, title: true }).extend({ intro: z.string(), share_text: z.string() }),
  other_languages: z.array(z.string()),
  /** All languages of its text, its own first. */
  written_in: z.array(z.string()),
  company: Company.extend({ id: z.string(), slug: z.string() }),
  cover: z.string().nullable(),
  state: State,
  visibility: z.enum(visibilities),
  status: z.enum(statuses),
  opens_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  /** Whether search engines may know it. */
  listed: z.boolean(),
  total: z.number(),
  open: z.number(),
  /** How many applied through the group; null while they are too few to tell. */
  applied: z.number().nullable(),
  /** Jobs that pass the filters, and one page of them. */
  matching: z.number(),
  jobs: z.array(GroupJob),
  facets: z.object({ places: Facet, workplaces: Facet, types: Facet }),
})
export type GroupView = z.output<typeof GroupView>

const filters = {
  q: z.string().trim().max(200).default(''),
  /** Id of a city, or minus the id of a country. */
  place: placeId.optional().catch(undefined),
  workplace: z.enum(workplaces).optional().catch(undefined),
  type: z.string().max(30).optional().catch(undefined),
  from: z.coerce.number().int().min(0).max(mostJobs).default(0).catch(0),
}
export type GroupFilters = z.input<z.ZodObject<typeof filters>>

export const startGroup = post('/job-groups', {
  summary: 'Start a group of jobs as a draft',
  who: member('job.write'),
  takes: groupFields,
  gives: answer(GroupDraft),
  refuses: ['invalid'],
  status: 201,
})

export const saveGroup = put('/job-groups/{group}', {
  summary: 'Save a group of jobs; the version is the one that was read',
  who: member('job.write'),
  takes: { ...groupId, version: whole, ...groupFields },
  gives: answer(GroupDraft),
  refuses: ['not_found', 'changed_meanwhile', 'group_state', 'not_allowed', 'invalid'],
})

export const moveGroup = post('/job-groups/{group}/moves', {
  summary: 'Publish a group, end it, reopen it, or put it away',
  who: member('job.publish'),
  takes: { ...groupId, move: z.enum(groupMoves) },
  gives: answer(GroupDraft),
  refuses: ['not_found', 'group_state', 'posting_blocked', 'invalid'],
})

export const editGroup = get('/page/job-groups/{group}', {
  summary: 'A group of the own page, to be edited',
  who: member('job.read'),
  takes: groupId,
  gives: answer(GroupDraft),
  refuses: ['not_found'],
  refreshedBy,
})

export const tryRule = get('/page/job-group-rule', {
  summary: 'Which open jobs of the own page a rule finds now',
  who: member('job.read'),
  takes: ruleFields,
  gives: answer(z.array(GroupJob)),
  refreshedBy: ['job.moved', 'job.saved'],
})

export const listGroups = get('/page/job-groups', {
  summary: 'Groups of the own page, newest first, with what came of them',
  who: member('job.read'),
  takes: { state: State.optional(), cursor: idCursor },
  gives: page(
    z.object({
      id: z.string(),
      address: z.string(),
      title: z.string(),
      state: State,
      status: z.enum(statuses),
      visibility: z.enum(visibilities),
      picks: z.enum(['hand', 'rule']),
      jobs: z.number(),
      opens_on: z.string().nullable(),
      ends_on: z.string().nullable(),
      views: z.number(),
      /** Null for whoever may not know how many apply. */
      applied: z.number().nullable(),
    }),
  ),
  refreshedBy: [...refreshedBy, 'application.sent'],
})

export const groupNumbers = get('/page/job-groups/{group}/numbers', {
  summary: 'How often a group was seen, its jobs opened and applied to, and what each shared link brought',
  who: member('applicant.count'),
  takes: groupId,
  gives: answer(
    z.object({
      views: z.number(),
      jobs: z.array(z.object({ id: z.string(), title: z.string(), opened: z.number(), applied: z.number() })),
      links: z.array(LinkNumbers),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: ['application.sent'],
})

export const listPublicGroups = get('/job-groups', {
  summary: 'Job groups open to everybody, the newest first',
  who: anyone,
  gives: answer(
    z.array(
      z.object({
        id: z.string(),
        address: z.string(),
        title: z.string(),
        company: z.object({ name: z.string(), slug: z.string() }),
      }),
    ),
  ),
})

export const showGroup = get('/job-groups/{address}', {
  summary: 'A group of jobs as everybody sees it; internal ones only for the team',
  who: anyone,
  takes: { address: z.string().max(300), ...filters },
  gives: answer(GroupView),
  refuses: ['not_found'],
})

export const openFromGroup = get('/job-groups/{address}/jobs/{job}', {
  summary: 'Where a job of a group is read; counts that it was opened from there',
  who: anyone,
  takes: { address: z.string().max(300), job: z.string().max(20) },
  gives: answer(z.object({ path: z.string() })),
  refuses: ['not_found'],
})
