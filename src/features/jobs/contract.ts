import { z } from 'zod'
import { member } from '#features/pages/permissions.ts'
import { answer, get, page, post, put } from '#platform/shared/contract.ts'
import { flag, idCursor, language, line, moment, optionalLine, prose } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { closeReasons, jobStates } from './job-states.ts'
import { mostQuestions, openDays } from './rules.ts'

const html = prose(20_000).default('')
const list = (most: number) => z.array(line(80)).max(most).default([])
const whole = z.coerce.number().int().positive()
const none = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null)

export const workplaces = ['on_site', 'hybrid', 'remote'] as const
export const salaryPeriods = ['hour', 'day', 'month', 'year'] as const
export const questionKinds = ['text', 'yes_no', 'choice', 'number'] as const

/** What a job says, in one language. */
export const JobText = z.object({
  language,
  title: line(200),
  description: html,
  responsibilities: html,
  requirements: html,
})

export const Question = z.object({
  id: z.uuid().optional(),
  kind: z.enum(questionKinds),
  text: line(300),
  choices: z.array(line(120)).max(12).default([]),
  required: flag.default(true),
  knock_out: none(line(120)),
})

/** Everything an employer writes; a draft may leave most of it open. */
export const jobFields = {
  language,
  texts: z.array(JobText).min(1).max(4),
  position_id: none(whole),
  industry_id: none(whole),
  employment_types: z.array(z.string().max(30)).max(6).default([]),
  workplace: z.enum(workplaces).default('on_site'),
  country_id: whole.max(676),
  city_id: none(whole),
  experience: none(z.string().max(10)),
  degree_id: none(whole),
  languages: z.array(z.string().max(8)).max(12).default([]),
  skills_must: list(20),
  skills_nice: list(20),
  benefits: z.array(z.string().max(40)).max(25).default([]),
  visa_support: flag.default(false),
  salary_min: none(whole.max(100_000_000)),
  salary_max: none(whole.max(100_000_000)),
  salary_currency: none(z.string().length(3)),
  salary_period: none(z.enum(salaryPeriods)),
  salary_shown: flag.default(true),
  places_count: whole.max(1000).default(1),
  starts_on: none(z.iso.date()),
  applicant_cap: none(whole.max(10_000)),
  open_days: whole.max(openDays.most).default(openDays.usual),
  questions: z.array(Question).max(mostQuestions).default([]),
}

const Salary = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string(),
  period: z.enum(salaryPeriods),
})
export const Company = z.object({
  id: z.string(),
  slug: z.string(),
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
  workplace: z.enum(workplaces),
  employment_types: z.array(z.string()),
  salary: Salary.nullable(),
  experience: z.string().nullable(),
  visa_support: z.boolean(),
  languages: z.array(z.string()),
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
  position: z.string().nullable(),
  industry: z.string().nullable(),
  degree: z.string().nullable(),
  country_code: z.string(),
  city: z.string().nullable(),
  skills_must: z.array(z.string()),
  skills_nice: z.array(z.string()),
  benefits: z.array(z.string()),
  places_count: z.number(),
  starts_on: z.string().nullable(),
  expires_at: moment.nullable(),
  answer_days: z.number(),
  state: z.enum(jobStates),
  /** Why nobody may apply now, as a refusal code; null when one may. */
  closed_to: z.string().nullable(),
  questions: z.array(Question.extend({ id: z.string() })),
})
export type JobView = z.output<typeof JobView>

const changesJob = ['not_found', 'changed_meanwhile', 'job_state'] as const
const jobId = { job: z.uuid() }

export const Draft = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.enum(jobStates),
  version: z.number(),
  fields: z.object(jobFields),
  missing: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
  review_comment: z.string().nullable(),
  updated_at: moment,
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
  refuses: changesJob,
})

export const editJob = get('/page/jobs/{job}', {
  summary: 'A job of the own page, to be edited',
  who: member('job.read'),
  takes: jobId,
  gives: answer(Draft),
  refuses: ['not_found'],
  refreshedBy: ['job.saved', 'job.moved'],
})

export const previewJob = get('/page/jobs/{job}/preview', {
  summary: 'A job as it will look',
  who: member('job.read'),
  takes: jobId,
  gives: answer(JobView),
  refuses: ['not_found'],
})

export const submitJob = post('/jobs/{job}/submission', {
  summary: 'Send a job out: live at once with post permission 2, to review with 1',
  who: member('job.publish'),
  takes: jobId,
  gives: answer(Draft),
  refuses: ['not_found', 'job_state', 'posting_blocked', 'invalid'],
})

const state = (path: string, summary: string) =>
  post(path, {
    summary,
    who: member('job.publish'),
    takes: jobId,
    gives: answer(Draft),
    refuses: ['not_found', 'job_state'],
  })
export const pauseJob = state('/jobs/{job}/pause', 'Take no applications for a while')
export const resumeJob = state('/jobs/{job}/resume', 'Take applications again')

export const closeJob = post('/jobs/{job}/closure', {
  summary: 'Close a job with the reason',
  who: member('job.publish'),
  takes: { ...jobId, reason: z.enum(closeReasons).exclude(['moderation', 'expired', 'cap_reached']) },
  gives: answer(Draft),
  refuses: ['not_found', 'job_state'],
})

const JobTeam = answer(
  z.array(z.object({ id: z.string(), name: z.string(), role: z.string(), author: z.boolean(), assigned: z.boolean() })),
)

export const showJobTeam = get('/page/jobs/{job}/team', {
  summary: 'Members who see only jobs they are assigned to, and whether they see this one',
  who: member('job.read'),
  takes: jobId,
  gives: JobTeam,
  refuses: ['not_found'],
  refreshedBy: ['job.team_changed'],
})

export const setJobTeam = put('/page/jobs/{job}/team', {
  summary: 'Assign members to a job',
  who: member('job.publish'),
  takes: { ...jobId, users: z.array(z.uuid()).max(200) },
  gives: JobTeam,
  refuses: ['not_found', 'invalid'],
})

export const PageJob = z.object({
  id: z.string(),
  address: z.string(),
  title: z.string(),
  state: z.enum(jobStates),
  place: z.string(),
  published_at: moment.nullable(),
  expires_at: moment.nullable(),
  applicants: z.number(),
  fresh: z.number(),
  due: z.number(),
  applicant_cap: z.number().nullable(),
  updated_at: moment,
})

export const listPageJobs = get('/page/jobs', {
  summary: 'Jobs of the own page',
  who: member('job.read'),
  takes: { state: z.enum(jobStates).optional(), q: optionalLine(100), cursor: idCursor },
  gives: page(PageJob).extend({ counts: z.record(z.string(), z.number()) }),
  refreshedBy: ['job.saved', 'job.moved', 'application.sent', 'application.moved'],
})

export const showJob = get('/jobs/{address}', {
  summary: 'A job as everybody sees it; the address ends with its reference',
  who: anyone,
  takes: { address: z.string().max(300) },
  gives: answer(JobView),
  refuses: ['not_found'],
})
