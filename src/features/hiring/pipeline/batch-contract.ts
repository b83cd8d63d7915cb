import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, get, post, raw } from '#platform/shared/contract.ts'
import { language, line, moment, prose } from '#platform/shared/fields.ts'
import { batchActions, batchStates, itemStates } from './batch-rules.ts'
import { filters } from './contract.ts'
import { mostInBatch } from './rules.ts'

const id = { batch: z.uuid() }

/** Some applicants by name, or all that the filters let through. */
const pick = {
  ids: z.array(z.uuid()).max(mostInBatch).optional(),
  filters: z.object(filters).optional(),
}

export const Batch = z.object({
  id: z.string(),
  action: z.enum(batchActions),
  state: z.enum(batchStates),
  /** What the candidates read, where they are told anything. */
  told: z.string().nullable(),
  /** The same in each of their languages and for how many, where they read something else than whoever looks. */
  told_in: z.array(z.object({ language, count: z.number(), text: z.string() })),
  column: z.string().nullable(),
  tag: z.string().nullable(),
  items: z.array(
    z.object({
      application: z.string(),
      name: z.string(),
      state: z.enum(itemStates),
      /** Why not, in words. */
      why: z.string().nullable(),
    }),
  ),
  counts: z.object({ waiting: z.number(), done: z.number(), refused: z.number(), undone: z.number() }),
  /** Until then a move can be taken back, and nobody was told. */
  undo_until: moment.nullable(),
})
export type Batch = z.output<typeof Batch>

export const previewBatch = post('/page/jobs/{job}/batches', {
  summary: 'Look at what an action would do to each of several applicants; nothing happens yet',
  who: member('applicant.read'),
  takes: {
    job: z.uuid(),
    action: z.enum(batchActions),
    ...pick,
    column: z.string().max(40).optional(),
    reason: line(40).optional(),
    tag: line(40).optional(),
    text: prose(5000).optional(),
  },
  gives: answer(Batch),
  refuses: ['not_found', 'not_allowed', 'invalid', 'reason_needed', 'nobody_chosen'],
  status: 201,
  limit: { times: 240, seconds: 600, per: 'account' },
})
export const startBatch = post('/page/batches/{batch}/start', {
  summary: 'Do what was looked at; whoever changed meanwhile is left alone',
  who: member('applicant.read'),
  takes: id,
  gives: answer(Batch),
  refuses: ['not_found', 'not_allowed', 'batch_begun'],
})
export const showBatch = get('/page/batches/{batch}', {
  summary: 'How far a batch is, and what became of each',
  who: member('applicant.read'),
  takes: id,
  gives: answer(Batch),
  refuses: ['not_found'],
  refreshedBy: ['pipeline.batch_moved'],
})
export const undoBatch = post('/page/batches/{batch}/undo', {
  summary: 'Put everybody back whom nobody moved since',
  who: member('applicant.move'),
  takes: id,
  gives: answer(Batch),
  refuses: ['not_found', 'batch_running', 'undo_over'],
})

export const readRejection = get('/page/applications/{application}/rejections/{reason}', {
  summary: 'What an applicant would read of a reason, in the own language',
  who: member('applicant.read'),
  takes: { application: z.uuid(), reason: line(80) },
  gives: answer(z.object({ language, text: z.string() })),
  refuses: ['not_found', 'invalid'],
})

export const readTold = get('/page/applications/{application}/told/{stage}', {
  summary: 'What an applicant would read of an offer that follows or of being hired, in the own language',
  who: member('applicant.read'),
  takes: { application: z.uuid(), stage: z.enum(['offered', 'hired']) },
  gives: answer(z.object({ language, text: z.string() })),
  refuses: ['not_found', 'not_allowed'],
})

export const exportApplicants = get('/page/jobs/{job}/applicants.csv', {
  summary: 'The applicants as the filters leave them, or those named, as a CSV file',
  who: member('data.export'),
  takes: {
    job: z.uuid(),
    ...filters,
    ids: z
      .string()
      .max(37 * mostInBatch)
      .optional()
      .transform((text) => text?.split(',').filter(Boolean))
      .pipe(z.array(z.uuid()).max(mostInBatch).optional()),
  },
  gives: raw,
  refuses: ['not_found'],
  limit: { times: 30, seconds: 3600, per: 'account' },
})
