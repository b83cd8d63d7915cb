import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { JobCard } from '#features/jobs/jobs/contract.ts'
import { answer, type Call, get, page, post, put, raw } from '#platform/shared/contract.ts'
import { calendarDay, flag, idCursor, line, moment, prose, several, version } from '#platform/shared/fields.ts'
import { outsideAddress } from '#platform/shared/outside-address.ts'
import { isZone, zoneName } from '#platform/shared/time-zone.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { interviewStates } from './interview-states.ts'
import { interviewKinds, interviewViews, mostPeople, mostSlots, whereOf } from './rules.ts'

const application = { application: z.uuid() }
const interview = { interview: z.uuid() }
const zone = z.string().max(60).refine(isZone).transform(zoneName)
export const people = z.array(z.uuid()).min(1).max(mostPeople)
export const minutes = z.coerce.number().int().min(10).max(480)
const refreshedBy = [
  'interview.moved',
  'interview.interviewers_named',
  'interview.interviewer_left',
  'application.moved',
] as const
const byCards = [...refreshedBy, 'application.scored', 'interview.scorecards_asked'] as const

/** What the team arranges, in the order of its form: what is wrong is told in it. */
export const arranged = {
  kind: z.enum(interviewKinds),
  place: line(300, 0).default(''),
  link: z.union([z.literal('').transform(() => null), z.null(), outsideAddress]).default(null),
  minutes,
  zone,
  people,
  slots: z.array(moment).min(1).max(mostSlots),
  /** For the candidate. */
  note: prose(2000).default(''),
  /** What to ask and to look at; only the team reads it. */
  interview_guide: prose(5000).default(''),
}

const needs: Call['needs'] = ({ kind }) => {
  const known = interviewKinds.find((one) => one === kind)
  const where = known ? whereOf[known] : null
  return where ? [where] : []
}

const Person = z.object({ id: z.string(), name: z.string() })
const shared = {
  id: z.string(),
  state: z.enum(interviewStates),
  kind: z.enum(interviewKinds),
  minutes: z.number(),
  zone: z.string(),
  slots: z.array(moment),
  starts_at: moment.nullable(),
  place: z.string(),
  link: z.string().nullable(),
  note: z.string(),
  reason: z.string(),
  people: z.array(Person),
  version: z.number(),
}
export const Interview = z.object({
  ...shared,
  application: z.string(),
  job: z.object({ id: z.string(), title: z.string() }),
  name: z.string(),
  interview_guide: z.string(),
  /** The candidate was offered times, and none of them can be chosen any more. */
  none_left: z.boolean(),
  /** Who took part and has given no scorecard, once it is over; for whoever arranges interviews. */
  cardless: z.array(Person),
  scorecards_asked_at: moment.nullable(),
  may: z.array(z.enum(['propose', 'name', 'cancel', 'finish', 'miss', 'ask_scorecards'])),
})
export type Interview = z.output<typeof Interview>

export const listInterviews = get('/page/interviews', {
  summary:
    'Interviews of the page: to come or waiting for an answer, the next one first; those that are over, the latest first',
  who: member('applicant.read'),
  takes: { show: z.enum(interviewViews).default('open'), cursor: idCursor },
  gives: page(Interview),
  refreshedBy,
})
export const interviewWeek = get('/page/interview-week', {
  summary: 'Interviews with an agreed time in the seven days from this one on, as it begins and ends anywhere on earth',
  who: member('applicant.read'),
  takes: { from: calendarDay },
  gives: answer(z.array(Interview.extend({ is_mine: z.boolean() }))),
  refreshedBy,
})
export const interviewsOf = get('/page/applications/{application}/interviews', {
  summary: 'The interviews of an applicant, and who of the team may take part',
  who: member('applicant.read'),
  takes: application,
  gives: answer(
    z.object({
      interviews: z.array(Interview),
      team: z.array(Person),
      /** The clock of the place where the job is; null where its country has several. */
      zone: z.string().nullable(),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: byCards,
})
export const freeTimesOf = get('/page/interview-times', {
  summary:
    'Office hours of the coming working days in which all of these people are free of interviews, and an applicant of those of this company',
  who: member('applicant.move'),
  takes: { people: several(z.uuid()), minutes, zone, application: z.uuid().optional() },
  gives: answer(z.array(moment)),
  refuses: ['invalid', 'not_found'],
  refreshedBy: ['interview.moved'],
})

const refuses = [
  'not_found',
  'interview_state',
  'invalid',
  'slot_past',
  'slot_far',
  'slot_taken',
  'changed_meanwhile',
] as const
export const propose = post('/page/applications/{application}/interviews', {
  summary: 'Invite an applicant to an interview at one of these times',
  who: member('applicant.move'),
  takes: { ...application, ...arranged },
  needs,
  gives: answer(Interview),
  refuses: [
    ...['not_found', 'interview_open', 'stage_move', 'invalid'],
    ...['slot_past', 'slot_far', 'slot_taken', 'candidate_taken'],
  ],
  status: 201,
})
export const proposeAgain = put('/page/interviews/{interview}', {
  summary: 'Propose other times, or another place',
  who: member('applicant.move'),
  takes: { ...interview, version, ...arranged },
  needs,
  gives: answer(Interview),
  refuses: [...refuses, 'candidate_taken', 'interview_open', 'stage_move'],
})
export const cancelInterview = post('/page/interviews/{interview}/cancellation', {
  summary: 'Call an interview off, with a word for the candidate',
  who: member('applicant.move'),
  takes: { ...interview, version, reason: prose(500).default('') },
  gives: answer(Interview),
  refuses,
})
export const settleInterview = post('/page/interviews/{interview}/outcome', {
  summary: 'Say whether an interview took place',
  who: member('applicant.move'),
  takes: { ...interview, version, outcome: z.enum(['done', 'no_show']) },
  gives: answer(Interview),
  refuses: [...refuses, 'interview_ahead'],
})

export const askScorecards = post('/page/interviews/{interview}/scorecard-requests', {
  summary: 'Ask those who took part for the scorecards they have not given; within a day nobody is asked again',
  who: member('applicant.move'),
  takes: interview,
  gives: answer(Interview),
  refuses: ['not_found', 'interview_state'],
  limit: { times: 60, seconds: 600 },
})

/** What the candidate sees; the key of the mailed link stands for the person. */
export const Invitation = z.object({
  ...shared,
  /** Times that overlap another interview the candidate agreed to. */
  clashes: z.array(moment),
  key: z.string(),
  job: JobCard,
  may: z.array(z.enum(['pick', 'ask_other', 'cancel'])),
  /** Whether the account behind it is deactivated: nothing is agreed until its person signs in again. */
  asleep: z.boolean(),
})
export type Invitation = z.output<typeof Invitation>
const key = { key: z.string().max(600) }
const limit = { times: 60, seconds: 600 }

export const myInterviews = get('/user/interviews', {
  summary: 'Interviews one is invited to, of all applications or of one; or only those of which a time is to be chosen',
  who: signedIn,
  takes: { application: z.uuid().optional(), to_choose: flag.default(false) },
  gives: answer(z.array(Invitation)),
  refreshedBy: [...refreshedBy, 'notification.added'],
})
export const showInvitation = get('/interview-invitations/{key}', {
  summary: 'What the link of an invitation leads to; changes nothing',
  who: anyone,
  takes: key,
  gives: answer(Invitation),
  refuses: ['link_expired'],
  refreshedBy: ['interview.moved'],
  limit,
})
const refusesByLink = ['link_expired', 'interview_cancelled', ...refuses] as const
export const pickTime = post('/interview-invitations/{key}/time', {
  summary: 'Pick one of the proposed times',
  who: anyone,
  takes: { ...key, version, slot: moment },
  gives: answer(Invitation),
  refuses: ['own_clash', 'account_asleep', ...refusesByLink],
  limit,
})
export const askOtherTime = post('/interview-invitations/{key}/other-time', {
  summary: 'None of the times fits, or the one that was picked does not any more',
  who: anyone,
  takes: { ...key, version, reason: prose(500, 1) },
  gives: answer(Invitation),
  refuses: ['account_asleep', ...refusesByLink],
  limit,
})
export const declineInterview = post('/interview-invitations/{key}/cancellation', {
  summary: 'Call the interview off from the candidate’s side',
  who: anyone,
  takes: { ...key, version, reason: prose(500).default('') },
  gives: answer(Invitation),
  refuses: refusesByLink,
  limit,
})
export const interviewCalendar = get('/interview-invitations/{key}/calendar', {
  summary: 'The interview as a calendar file (RFC 5545)',
  who: anyone,
  takes: key,
  gives: raw,
  refuses: ['link_expired', 'not_found'],
  limit,
})
