import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, del, get, post, put } from '#platform/shared/contract.ts'
import { calendarDay, flag, line, moment, prose, version } from '#platform/shared/fields.ts'
import { mostCriteria } from './rules.ts'

const id = { application: z.uuid() }
const rating = z.coerce.number().int().min(1).max(5)
const live = [
  'application.moved',
  'application.placed',
  'application.tagged',
  'application.note_written',
  'application.scored',
  'application.task_changed',
  'pipeline.changed',
] as const

export const Scorecard = z.object({
  by: z.string(),
  at: moment,
  recommendation: z.number(),
  comment: z.string(),
  ratings: z.array(z.object({ criterion: z.string(), text: z.string(), rating: z.number(), comment: z.string() })),
})
export type Scorecard = z.output<typeof Scorecard>

export const Task = z.object({
  id: z.string(),
  application: z.string(),
  /** Whom it is about, and the job. */
  name: z.string(),
  job: z.string(),
  job_title: z.string(),
  text: z.string(),
  assignee: z.string().nullable(),
  assignee_id: z.string().nullable(),
  due_on: z.string().nullable(),
  done_at: moment.nullable(),
})
export type Task = z.output<typeof Task>

const Teamwork = z.object({
  /** By the CV that was sent, as the card says it. */
  ...{ headline: z.string(), city: z.string(), years: z.number().nullable() },
  tags: z.array(z.string()),
  notes: z.array(z.object({ id: z.string(), by: z.string(), at: moment, text: z.string(), mine: z.boolean() })),
  criteria: z.array(z.object({ id: z.string(), text: z.string() })),
  /** One's own scorecard; those of others are hidden until it is in. */
  mine: Scorecard.nullable(),
  others: z.array(Scorecard).nullable(),
  others_count: z.number(),
  tasks: z.array(Task),
  /** What the team did, beside the history of the application. */
  happened: z.array(
    z.object({
      id: z.string(),
      at: moment,
      what: z.enum(['placed', 'tagged', 'untagged', 'scored', 'task_made', 'task_done', 'task_opened']),
      by: z.string().nullable(),
      text: z.string().nullable(),
    }),
  ),
  /** The same person's other applications to the page. */
  other_applications: z.array(
    z.object({
      id: z.string(),
      job: z.string(),
      job_title: z.string(),
      stage: z.string(),
      because: z.enum(['account', 'email', 'phone', 'cv']),
    }),
  ),
  team: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type Teamwork = z.output<typeof Teamwork>

export const showTeamwork = get('/page/applications/{application}/teamwork', {
  summary: 'What the team says among itself about an applicant',
  who: member('applicant.read'),
  takes: id,
  gives: answer(Teamwork),
  refuses: ['not_found'],
  refreshedBy: live,
})
export const tagApplicant = post('/page/applications/{application}/tags', {
  summary: 'Tag an applicant, or take a tag off',
  who: member('applicant.note'),
  takes: { ...id, tag: line(40), on: flag.default(true) },
  gives: answer(Teamwork),
  refuses: ['not_found', 'not_allowed', 'tags_full'],
})
export const writeNote = post('/page/applications/{application}/notes', {
  summary: 'Write a note to the team; whoever is mentioned is told',
  who: member('applicant.note'),
  takes: { ...id, text: prose(4000, 1), mentions: z.array(z.uuid()).max(20).default([]) },
  gives: answer(Teamwork),
  refuses: ['not_found', 'invalid'],
  status: 201,
  limit: { times: 120, seconds: 600, per: 'account' },
})
export const dropNote = del('/page/applications/{application}/notes/{note}', {
  summary: 'Take an own note back',
  who: member('applicant.note'),
  takes: { ...id, note: z.uuid() },
  gives: answer(Teamwork),
  refuses: ['not_found'],
})
export const giveScorecard = put('/page/applications/{application}/scorecard', {
  summary: 'Hand in one’s scorecard, or change it',
  who: member('applicant.note'),
  takes: {
    ...id,
    recommendation: rating,
    comment: prose(2000).default(''),
    ratings: z
      .array(z.object({ criterion: z.string().max(40), rating, comment: prose(500).default('') }))
      .max(mostCriteria)
      .default([]),
  },
  gives: answer(Teamwork),
  refuses: ['not_found', 'invalid'],
})
export const setCriteria = put('/page/jobs/{job}/criteria', {
  summary: 'What scorecards of a job ask about',
  who: member('applicant.move'),
  takes: { job: z.uuid(), version, criteria: z.array(line(120)).max(mostCriteria) },
  gives: answer(z.array(z.object({ id: z.string(), text: z.string() }))),
  refuses: ['not_found', 'changed_meanwhile'],
})
export const addTask = post('/page/applications/{application}/tasks', {
  summary: 'Give somebody of the team something to do about an applicant',
  who: member('applicant.note'),
  takes: { ...id, text: line(300), assignee: z.uuid(), due_on: calendarDay.nullish() },
  gives: answer(Teamwork),
  refuses: ['not_found', 'not_allowed', 'invalid'],
  status: 201,
})
export const settleTask = post('/page/tasks/{task}', {
  summary: 'Say that a task is done, or open again',
  who: member('applicant.read'),
  takes: { task: z.uuid(), done: flag },
  gives: answer(Task),
  refuses: ['not_found'],
})
export const myTasks = get('/page/tasks', {
  summary: 'What one has to do about applicants, the soonest first',
  who: member('applicant.read'),
  gives: answer(z.array(Task)),
  refreshedBy: ['application.task_changed', 'notification.added'],
})
