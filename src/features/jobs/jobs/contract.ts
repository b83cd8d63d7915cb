import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, get, post, put, raw } from '#platform/shared/contract.ts'
import { lookupId, moment } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { changedFields } from './job-changes.ts'
import { applyModes, JobText, jobFields, licences, Question, Salary, vacancies, workplaces } from './job-fields.ts'
import { closeReasons, jobStates } from './job-states.ts'
import { lookReasons } from './publishing-rules.ts'

const whole = lookupId

/** An anonymous company has neither id nor address; its name is what may be known of it. */
export const Company = z.object({
  id: z.string().nullable(),
  slug: z.string().nullable(),
  name: z.string(),
  verified: z.boolean(),
  logo: z.string().nullable(),
})

/** What a list shows of a job. */
export const JobCard = z.object({
  id: z.string(),
  address: z.string(),
  title: z.string(),
  language: z.string(),
  company: Company,
  place: z.string(),
  /** In so many other cities as well. */
  more_places: z.number(),
  workplace: z.enum(workplaces),
  employment_types: z.array(z.string()),
  salary: Salary.nullable(),
  experience: z.string().nullable(),
  visa_support: z.boolean(),
  languages: z.array(z.string()),
  apply_mode: z.enum(applyModes),
  published_at: moment,
  confirmed_at: moment,
  applicant_cap: z.number().nullable(),
  applicants_count: z.number(),
})
export type JobCard = z.output<typeof JobCard>

/** A job as everybody sees it. */
export const JobView = JobCard.extend({
  reference: z.string(),
  text: JobText,
  other_languages: z.array(z.string()),
  /** Its own language first. */
  written_in: z.array(z.string()),
  /** For whom an agency recruits. */
  client: z.object({ name: z.string(), slug: z.string().nullable() }).nullable(),
  position: z.string().nullable(),
  industry: z.string().nullable(),
  degree: z.string().nullable(),
  degree_code: z.string().nullable(),
  company_website: z.string().nullable(),
  part_time: z.string().nullable(),
  country_code: z.string(),
  city: z.string().nullable(),
  cities: z.array(z.string()),
  /** All its cities with their countries, the first being the main one. */
  places: z.array(z.string()),
  applicant_countries: z.array(z.object({ code: z.string(), name: z.string() })),
  skills_must: z.array(z.string()),
  skills_nice: z.array(z.string()),
  licences: z.array(z.enum(licences)),
  /** Who alone may apply, and what allows to say so. */
  only: z
    .object({
      gender: z.string().nullable(),
      nationalities: z.array(z.string()),
      legal_ground: z.string(),
      permit_number: z.string(),
    })
    .nullable(),
  benefits: z.array(z.string()),
  relocation_support: z.boolean(),
  accommodation: z.boolean(),
  transport: z.boolean(),
  openings: z.number(),
  vacancy: z.enum(vacancies),
  starts_on: z.string().nullable(),
  opens_at: moment.nullable(),
  expires_at: moment.nullable(),
  answer_days: z.number(),
  state: z.enum(jobStates),
  /** Why nobody may apply now, as a refusal code; null when one may. */
  closed_to: z.string().nullable(),
  /** Where one applies, when not here: whose site, or when and where to come. */
  external_host: z.string().nullable(),
  walk_in: z
    .object({ place: z.string(), from: z.string(), until: z.string().nullable(), hours: z.string() })
    .nullable(),
  /** How machines take part in choosing, in the employer's words; null where they do not. */
  ai_statement: z.string().nullable(),
  questions: z.array(Question.extend({ id: z.string() })),
  /** What was changed since it went out, by day. */
  changes: z.array(z.object({ at: moment, fields: z.array(z.enum(changedFields)) })),
})
export type JobView = z.output<typeof JobView>

const changesJob = ['not_found', 'changed_meanwhile', 'job_state', 'edit_in_review'] as const
const jobId = { job: z.uuid() }
/** What the caller was told that it costs; nothing is spent that was not agreed to. */
const coins = z.coerce.number().int().min(0).default(0)
const spendRefusals = ['price_changed', 'not_allowed', 'no_coins', 'over_limit'] as const

export const Draft = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.enum(jobStates),
  version: z.number(),
  /** Whether the caller may change it, and reads its applicants: some of a team only those of single jobs. */
  may_write: z.boolean(),
  has_board: z.boolean(),
  fields: z.object(jobFields),
  missing: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
  /** A change of a live job that does not count yet, and what it changes. */
  edit: z
    .object({
      state: z.enum(['writing', 'in_review']),
      changes: z.array(z.object({ field: z.enum(changedFields), material: z.boolean() })),
    })
    .nullable(),
  /** Why somebody looks at it first, while it waits. */
  waits_because: z.array(z.enum(lookReasons)),
  review_comment: z.string().nullable(),
  field_comments: z.array(z.object({ field: z.string(), text: z.string() })),
  close_reason: z.enum(closeReasons).nullable(),
  pause_reason: z.string().nullable(),
  published_at: moment.nullable(),
  expires_at: moment.nullable(),
  confirmed_at: moment.nullable(),
  /** Until when its place is paid; null where it stands in a free one. */
  paid_until: moment.nullable(),
  refreshed_at: moment.nullable(),
  closed_at: moment.nullable(),
  updated_at: moment,
  /** How often people went on to the employer's own site. */
  external_clicks: z.number(),
})

export const startJob = post('/jobs', {
  summary: 'Start a job as a draft',
  who: member('job.write'),
  takes: jobFields,
  gives: answer(Draft),
  status: 201,
})

export const saveJob = put('/jobs/{job}', {
  summary: 'Save a job; the version is the one that was read',
  who: member('job.write'),
  takes: { ...jobId, version: whole, ...jobFields },
  gives: answer(Draft),
  refuses: [...changesJob, 'invalid'],
})

export const editJob = get('/page/jobs/{job}', {
  summary: 'A job of the own page, to be edited',
  who: member('job.read'),
  takes: jobId,
  gives: answer(Draft),
  refuses: ['not_found'],
  refreshedBy: ['job.saved', 'job.moved', 'job.reviewed', 'job.changed'],
})

export const previewJob = get('/page/jobs/{job}/preview', {
  summary: 'A job as it will look',
  who: member('job.read'),
  takes: jobId,
  gives: answer(JobView),
  refuses: ['not_found'],
  refreshedBy: ['job.saved', 'job.changed'],
})

export const submitJob = post('/jobs/{job}/submission', {
  summary: 'Send a job out: live at once with post permission 2, to review with 1',
  who: member('job.publish'),
  takes: { ...jobId, coins },
  gives: answer(Draft),
  refuses: ['not_found', 'job_state', 'posting_blocked', 'invalid', ...spendRefusals],
})

const move = (path: string, summary: string, refuses: readonly string[] = []) =>
  post(path, {
    summary,
    who: member('job.publish'),
    takes: jobId,
    gives: answer(Draft),
    refuses: ['not_found', 'job_state', ...refuses],
  })
export const pauseJob = move('/jobs/{job}/pause', 'Take no applications for a while')
export const resumeJob = move('/jobs/{job}/resume', 'Take applications again', ['job_ended', 'job_full'])
export const recallJob = move('/jobs/{job}/recall', 'Take a job back from the client, the review or the calendar')
export const openJob = move('/jobs/{job}/opening', 'Put a scheduled job live now')
export const relistJob = move('/jobs/{job}/relisting', 'List a closed job again, within 90 days, with its counts', [
  'relist_late',
])
export const archiveJob = move('/jobs/{job}/archive', 'Put a job away')

export const closeJob = post('/jobs/{job}/closure', {
  summary: 'Close a job with the reason',
  who: member('job.publish'),
  takes: { ...jobId, reason: z.enum(['filled', 'filled_elsewhere', 'cancelled']) },
  gives: answer(Draft),
  refuses: ['not_found', 'job_state'],
})
export const settleJob = post('/jobs/{job}/outcome', {
  summary: 'Say that a job which ran out, or was full, has been filled',
  who: member('job.publish'),
  takes: { ...jobId, reason: z.enum(['filled', 'filled_elsewhere']) },
  gives: answer(Draft),
  refuses: ['not_found', 'job_state'],
})

export const copyJob = post('/jobs/{job}/copy', {
  summary: 'A fresh draft that says the same',
  who: member('job.write'),
  takes: jobId,
  gives: answer(Draft),
  refuses: ['not_found'],
  status: 201,
})

const byAddress = { who: anyone, takes: { address: z.string().max(300) }, refuses: ['not_found'] } as const
export const showJob = get('/jobs/{address}', {
  summary: 'A job as everybody sees it; the address ends with its reference',
  ...byAddress,
  gives: answer(JobView),
})
export const nameJob = get('/jobs/{address}/id', {
  summary: 'The id of a public job by its address, by which other calls know it',
  ...byAddress,
  gives: answer(z.object({ id: z.string() })),
})

export const leaveForJob = get('/jobs/{job}/external-apply', {
  summary: 'Counts that somebody leaves to apply on the employer’s own site, and goes there',
  who: anyone,
  takes: { job: z.uuid() },
  gives: raw,
  refuses: ['not_found', 'job_closed', 'job_paused', 'job_full'],
  limit: { times: 30, seconds: 60, per: 'address' },
})
