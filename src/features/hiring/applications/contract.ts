import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { JobCard } from '#features/jobs/jobs/contract.ts'
import { changedFields } from '#features/jobs/jobs/job-changes.ts'
import { mostBytes } from '#features/site/files/contract.ts'
import { countryId } from '#features/site/lookups/place-fields.ts'
import { codePattern } from '#features/site/sharing/rules.ts'
import { answer, done, get, page, post } from '#platform/shared/contract.ts'
import {
  cursor,
  email,
  line,
  moment,
  optionalLine,
  personName,
  prose,
  spoken,
  version,
} from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { Happening } from './happening-contract.ts'
import { answerFields, mineViews, mostNote } from './rules.ts'
import { publicStatuses, stages } from './stages.ts'

const Stage = z.enum(stages)
const id = { application: z.uuid() }
export const fileRefusals = ['file_unsupported', 'file_encrypted', 'file_unreadable', 'file_bomb', 'too_large'] as const
const blank = z.literal('').transform(() => undefined)

/** What somebody writes who applies, to one job or to several. */
export const written = {
  name: personName(),
  email: z.union([blank, email]).optional(),
  phone: z.string().max(30).optional(),
  country_id: countryId.optional(),
  /** A CV one has stored; else the file field `cv` holds one. */
  cv: z.uuid().optional(),
  note: prose(mostNote).default(''),
  answers: z.record(z.uuid(), z.string().max(2000)).default({}),
  lang: spoken,
  /** Code of the shared link one came by. */
  via: z.string().regex(codePattern).optional().catch(undefined),
}

export const apply = post('/jobs/{job}/applications', {
  summary: 'Apply, signed in or not; a second time gives the first application back',
  who: anyone,
  takes: {
    job: z.uuid(),
    ...written,
    source: line(60).default('site'),
    /** Reference of the group of jobs one came through. */
    group: z.string().max(20).optional().catch(undefined),
  },
  gives: answer(z.object({ application: z.string(), again: z.boolean() })),
  refuses: [
    'not_found',
    'job_closed',
    'job_paused',
    'job_full',
    'cv_needed',
    'cv_state',
    ...['withdrawn_before', 'day_full', 'day_limited'],
    'invalid',
    ...fileRefusals,
  ],
  status: 201,
  // an answer that is a file names the field it comes in
  upload: { fields: ['cv', ...answerFields], maxBytes: mostBytes, maxFiles: 1 + answerFields.length },
  limit: { times: 30, seconds: 600 },
})

const live = [
  'application.sent',
  'application.moved',
  'application.told',
  'application.placed',
  'application.seen',
  'application.message_sent',
  'application.claimed',
] as const

/** What the candidate sees of an application. */
export const MyApplication = z.object({
  id: z.string(),
  job: JobCard,
  status: z.enum(publicStatuses),
  /** Statuses it had on the way, as far as the candidate was told of them. */
  passed: z.array(z.enum(publicStatuses)),
  version: z.number(),
  reason: z.string().nullable(),
  ...{ submitted_at: moment, answer_due_at: moment, moved_at: moment },
  /** When the company last said something the candidate was told of; null as long as it owes an answer. */
  answered_at: moment.nullable(),
  /** What of it waits for the candidate. */
  waits: z.enum(['offer', 'interview', 'message']).nullable(),
  /** The next interview of which the time is agreed, with the zone it was agreed in. */
  interview: z.object({ at: moment, zone: z.string(), on_site: z.boolean() }).nullable(),
  /** The first day of a job that was won, where it was agreed. */
  starts_on: z.string().nullable(),
  unread: z.number(),
  /** A formal offer that is open, or ended without an answer; it alone is accepted or declined. */
  letter: z.enum(['open', 'ended']).nullable(),
  /** `apply`: a team added them, and they have sent nothing themselves. */
  may: z.array(z.enum(['withdraw', 'write', 'apply'])),
})
export const listMine = get('/user/applications', {
  summary:
    'One’s applications: a job that was won, until its start has passed, what waits for oneself, then what is under way, with a date first, then what is over; each newest first',
  who: signedIn,
  takes: { show: z.enum(mineViews).default('all'), cursor },
  gives: page(MyApplication).extend({ counts: z.record(z.enum(mineViews), z.number()) }),
  // the candidate's list watches the person, who is notified of whatever moves
  refreshedBy: [...live, 'interview.moved', 'offer.moved', 'notification.added'],
})
export const showMine = get('/user/applications/{application}', {
  summary: 'One’s application with its history and messages',
  who: signedIn,
  takes: id,
  gives: answer(
    MyApplication.extend({
      cv: z.object({ name: z.string(), url: z.string() }).nullable(),
      note: z.string(),
      answers: z.array(z.object({ question: z.string(), answer: z.string(), url: z.string().nullable() })),
      history: z.array(Happening),
      /** What the employer changed of the job since one applied. */
      changes: z.array(z.object({ at: moment, field: z.enum(changedFields), from: z.string(), to: z.string() })),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: [...live, 'job.changed', 'interview.moved', 'offer.moved', 'notification.added'],
})
export const withdraw = post('/user/applications/{application}/withdrawal', {
  summary: 'Take an application back; the record stays. The version, where given, is the one that was read',
  who: signedIn,
  takes: { ...id, reason: prose(500).default(''), version: version.optional() },
  gives: done,
  refuses: ['not_found', 'stage_move', 'changed_meanwhile'],
})
export const writeAsCandidate = post('/user/applications/{application}/messages', {
  summary: 'Write to the employer',
  who: signedIn,
  takes: { ...id, text: prose(5000, 1) },
  gives: done,
  refuses: ['not_found', 'thread_closed'],
  status: 201,
  limit: { times: 60, seconds: 600 },
})

export const Card = z.object({
  id: z.string(),
  /** A number while the job is reviewed anonymously. */
  name: z.string(),
  hidden: z.boolean(),
  stage: Stage,
  /** Where it stands on the board: a column of the house, or a stage the team made. */
  column: z.string(),
  version: z.number(),
  /** A formal offer that is open, or ended without an answer. */
  letter: z.enum(['open', 'ended']).nullable(),
  submitted_at: moment,
  answer_due_at: moment,
  owed: z.boolean(),
  place: z.string().nullable(),
  has_cv: z.boolean(),
  note: z.string(),
  ...{ through: z.string().nullable(), by_external: z.boolean() },
  messages: z.number(),
  unread: z.number(),
})
export type Card = z.output<typeof Card>

export const Applicant = Card.extend({
  job: z.object({ id: z.string(), title: z.string(), address: z.string() }),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.string(),
  ...{ has_account: z.boolean(), asleep: z.boolean() },
  cv: z.object({ id: z.string(), name: z.string(), url: z.string(), mime: z.string() }).nullable(),
  answers: z.array(
    z.object({ question: z.string(), answer: z.string(), url: z.string().nullable(), knock_out: z.boolean() }),
  ),
  reason: z.string().nullable(),
  next_stages: z.array(Stage),
  /** Until then the last move can be taken back, and the candidate knows nothing of it. */
  undo_until: moment.nullable(),
  history: z.array(Happening),
})
export const showApplicant = get('/page/applications/{application}', {
  summary: 'An applicant with CV, answers, messages and history; looking counts as seen',
  who: member('applicant.read'),
  takes: id,
  gives: answer(Applicant),
  refuses: ['not_found'],
  refreshedBy: live,
})
export const move = post('/page/applications/{application}/stage', {
  summary: 'Move an applicant to another stage; the version is the one that was read',
  who: member('applicant.move'),
  takes: {
    ...id,
    stage: Stage,
    version,
    reason: line(40).optional(),
    /** Of a rejection: what the candidate reads below its text, a message of whoever moves. */
    words: prose(1500).optional(),
    /** The card it goes in front of; left out, it goes to the end. */
    before: z.uuid().nullish(),
    /** A stage the team made, of the phase it is moved to. */
    place: z.uuid().nullish(),
  },
  gives: answer(Card),
  refuses: [
    'not_found',
    'stage_move',
    'offer_open',
    'undo_late',
    'changed_meanwhile',
    'reason_needed',
    'not_allowed',
    ...['stage_unknown', 'invalid'],
  ],
})
export const undoMove = post('/page/applications/{application}/undo-move', {
  summary: 'Undo a move before the candidate is told of it; the version is the one that was read',
  who: member('applicant.move'),
  takes: { ...id, version },
  gives: answer(Card),
  refuses: ['not_found', 'changed_meanwhile', 'undo_over'],
})
export const writeAsPage = post('/page/applications/{application}/messages', {
  summary: 'Write to the applicant, on the site and by mail',
  who: member('applicant.message'),
  takes: { ...id, subject: optionalLine(150), text: prose(5000, 1) },
  gives: done,
  refuses: ['not_found', 'invalid', 'thread_closed'],
  status: 201,
  limit: { times: 300, seconds: 3600 },
})
