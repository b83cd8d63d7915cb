import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { Match } from '#features/jobs/matching/match-contract.ts'
import { currencyCode } from '#features/site/lookups/currency-fields.ts'
import { payAmount } from '#features/site/lookups/pay-fields.ts'
import { SheetLine } from '#features/sourcing/cv-search/contract.ts'
import { answer, get, post, put, raw } from '#platform/shared/contract.ts'
import { language, line, moment, prose, version } from '#platform/shared/fields.ts'
import { Question } from './question-contract.ts'
import { columns, submissionEvents, submissionStates } from './submission-states.ts'

const may = member('submission')
const live = ['submission.moved', 'submission.saved', 'mandate.saved', 'client.saved'] as const
const one = { submission: z.uuid() }
const none = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null)

/** What the agency says of somebody beside the CV. */
export const saidFields = {
  note: prose(2000).default(''),
  salary: none(payAmount),
  salary_currency: none(currencyCode),
  salary_period: none(z.enum(['hour', 'day', 'month', 'year'])),
  notice_days: none(z.coerce.number().int().min(0).max(365)),
}

/** How the right to represent stands: one ring means one thing everywhere. */
export const rightKinds = ['none', 'asked', 'on', 'soon', 'ended'] as const
export const Right = z.object({
  kind: z.enum(rightKinds),
  /** While asked: until when the person may answer; else until when the right holds. */
  until: moment.nullable(),
  days_left: z.number().nullable(),
})
export type Right = z.output<typeof Right>

/** Somebody in the pipeline. */
export const SubmissionCard = z.object({
  id: z.string(),
  name: z.string(),
  headline: z.string(),
  state: z.enum(submissionStates),
  column: z.enum(columns),
  mandate: z.string(),
  right: Right,
  opened_count: z.number(),
  submitted_at: moment.nullable(),
  interview_at: moment.nullable(),
  /** Whose answer it waits for. */
  waits_for: z.enum(['person', 'agency', 'client']).nullable(),
  /** Until when a claimed duplicate may be answered. */
  dispute_due_at: moment.nullable(),
  mine: z.boolean(),
  moved_at: moment,
  version: z.number(),
})
export type SubmissionCard = z.output<typeof SubmissionCard>

/** A row of the pipeline: a client's job and who stands where. */
export const PipelineRow = z.object({
  mandate: z.object({
    id: z.string(),
    title: z.string(),
    state: z.string(),
    openings: z.number(),
    place: z.string(),
    client: z.object({ id: z.string(), name: z.string() }),
    fee: z.object({
      kind: z.enum(['percent', 'fixed']),
      percent: z.number().nullable(),
      amount: z.number().nullable(),
      currency: z.string(),
    }),
    answer_days: z.number().nullable(),
    /** People go into the client’s own pipeline; else by a link. */
    direct: z.boolean(),
  }),
  cards: z.array(SubmissionCard),
})
export type OpenJob = z.output<(typeof showPipeline)['gives']>['data']['jobs'][number]
export type PipelineRow = z.output<typeof PipelineRow>

export const filters = ['all', 'mine', 'ends_soon', 'waits_client', 'disputes', 'ended'] as const
export type Filter = (typeof filters)[number]

export const showPipeline = get('/page/submissions', {
  summary: 'Who is put forward where: jobs of clients as rows, people by state; with counts of what needs a look',
  who: may,
  takes: {
    show: z.enum(filters).default('all').catch('all'),
    client: z.uuid().optional().catch(undefined),
    q: line(120, 0).default('').catch(''),
  },
  gives: answer(
    z.object({
      rows: z.array(PipelineRow),
      counts: z.record(z.enum(filters), z.number()),
      clients: z.array(z.object({ id: z.string(), name: z.string() })),
      /** Open jobs, whatever is filtered; with the currency pay is mostly named in there. */
      jobs: z.array(z.object({ id: z.string(), title: z.string(), client: z.string(), currency: z.string() })),
    }),
  ),
  refreshedBy: live,
})

/** How the agency has somebody. */
export const Chosen = z.object({ of: z.enum(['imported', 'entry', 'applicant']), id: z.uuid() })
export type Chosen = z.output<typeof Chosen>

export const findPeople = get('/page/submittable', {
  summary: 'People the agency could put forward: brought along, kept, or applied to it, by name',
  who: may,
  takes: { q: line(120, 0).default(''), mandate: z.uuid() },
  gives: answer(
    z.array(
      Chosen.extend({
        name: z.string(),
        headline: z.string(),
        /** Why not, as a refusal; null where nothing stands in the way. */
        refused: z.string().nullable(),
      }),
    ),
  ),
  refuses: ['not_found', 'invalid'],
})

export const addSubmission = post('/page/mandates/{mandate}/submissions', {
  summary: 'Put somebody forward for a client’s job, as a draft; the CV is kept as it is now',
  who: may,
  takes: { mandate: z.uuid(), person: Chosen, ...saidFields },
  gives: answer(SubmissionCard),
  refuses: [
    ...['not_found', 'invalid', 'mandate_state', 'submission_known', 'submission_wordless', 'import_unreachable'],
    ...['may_not_ask', 'forbidden_client', 'import_refused'],
  ],
  status: 201,
  limit: { times: 300, seconds: 3600 },
})

export const showSubmission = get('/page/submissions/{submission}', {
  summary: 'Somebody who is put forward: right, what is sent, requirements, questions, history',
  who: may,
  takes: one,
  gives: answer(
    SubmissionCard.extend({
      client: z.object({ id: z.string(), name: z.string() }),
      mandate_title: z.string(),
      person_link: z.string().nullable(),
      note: z.string(),
      salary: z.number().nullable(),
      salary_currency: z.string().nullable(),
      salary_period: z.enum(['hour', 'day', 'month', 'year']).nullable(),
      notice_days: z.number().nullable(),
      lines: z.array(SheetLine),
      cv_language: z.string(),
      matches: z.array(Match),
      approvals: z.array(
        z.object({ words: z.string(), language, via: z.enum(['link', 'account']), at: moment, right_until: moment }),
      ),
      packet: z
        .object({ id: z.string(), contact_name: z.string(), email: z.string(), until: moment, works: z.boolean() })
        .nullable(),
      questions: z.array(Question),
      reason: z.string().nullable(),
      reason_words: z.string(),
      history: z.array(
        z.object({
          event: z.string(),
          side: z.string(),
          by: z.string().nullable(),
          why: z.string().nullable(),
          at: moment,
        }),
      ),
      may: z.array(z.enum(submissionEvents)),
      /** Written down as hired: what was agreed; null where it was not, or is not the reader’s to see. */
      placement: z.string().nullable(),
      may_place: z.boolean(),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: [...live, 'submission.asked', 'placement.moved'],
})
export type SubmissionDetail = z.output<(typeof showSubmission)['gives']>['data']

export const saveSubmission = put('/page/submissions/{submission}', {
  summary: 'Change what is said of somebody beside the CV; what the person approved stays as approved',
  who: may,
  takes: { ...one, version, ...saidFields },
  gives: answer(SubmissionCard),
  refuses: ['not_found', 'invalid', 'submission_state', 'changed_meanwhile'],
})

export const moveSubmission = post('/page/submissions/{submission}/moves', {
  summary: 'Take somebody out of the running, or write down what the client said outside: interview, offer, no',
  who: may,
  takes: {
    ...one,
    event: z.enum(['withdraw', 'interview', 'offer', 'reject']),
    interview_at: moment.optional(),
    reason: z.string().max(60).optional(),
    words: prose(1000).default(''),
  },
  gives: answer(SubmissionCard),
  refuses: ['not_found', 'invalid', 'submission_state'],
})

export const answerQuestion = post('/page/submissions/{submission}/answers', {
  summary: 'Answer what the client or the person asked; it is mailed to them',
  who: may,
  takes: { ...one, to: z.enum(['client', 'person']), words: prose(2000, 1) },
  gives: answer(z.object({ id: z.string() })),
  refuses: ['not_found', 'submission_state', 'invalid'],
  limit: { times: 120, seconds: 3600 },
})

export const printSubmission = get('/page/submissions/{submission}/cv', {
  summary: 'The CV as the client is sent it: formatted, with the agency’s name, without contact details',
  who: may,
  takes: one,
  gives: raw,
  refuses: ['not_found', 'submission_wordless'],
  limit: { times: 120, seconds: 3600 },
})
