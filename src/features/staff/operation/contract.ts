import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, post } from '#platform/shared/contract.ts'
import { line, moment } from '#platform/shared/fields.ts'
import { failures } from './rules.ts'

const task = z.string().regex(/^\d{1,18}$/)
const limit = { times: 120, seconds: 3600, per: 'account' as const }

const Trouble = z.object({
  id: z.string(),
  name: z.string(),
  /** Tried as often as it may be, or waiting for the next try. */
  state: z.enum(['given_up', 'retrying']),
  tries: z.number(),
  most: z.number(),
  since: moment,
  tried_at: moment,
  next_at: moment.nullable(),
  /** What the error says, in a word of ours; and its first line. */
  why: z.enum(failures),
  error: z.string(),
})
export type TaskTrouble = z.output<typeof Trouble>

export const showOperation = get('/admin/work', {
  summary: 'How the site works behind its pages: tasks that fail, the schedule, messages sent, and what is stored',
  who: staff('staff.work.watch'),
  gives: answer(
    z.object({
      tasks: z.object({
        waiting: z.number(),
        running: z.number(),
        retrying: z.number(),
        given_up: z.number(),
        /** Since when the oldest that could run has waited. */
        oldest: moment.nullable(),
      }),
      /** Given up first, then the oldest; fifty of them. */
      troubles: z.array(Trouble),
      workers: z.object({ heard: z.number(), seen_at: moment.nullable() }),
      schedule: z.array(z.object({ name: z.string(), cron: z.string(), last_at: moment.nullable() })),
      sent: z.array(z.object({ channel: z.string(), day: z.number(), week: z.number() })),
      bounced: z.number(),
      /** Why messages did not arrive: of mails the code of the server that refused them, of texts a word. */
      undelivered: z.array(z.object({ channel: z.string(), reason: z.string(), count: z.number() })),
      /** Null where the database does not count statements. */
      slow: z
        .array(z.object({ statement: z.string(), calls: z.number(), mean_ms: z.number(), total_ms: z.number() }))
        .nullable(),
      running: z.array(z.object({ statement: z.string(), seconds: z.number(), waits_for: z.string() })),
      backups: z.object({
        /** `failing`: the last try to make one failed; `unrestorable`: the last trial did. */
        state: z.enum(['none', 'unreadable', 'failing', 'unrestorable', 'old', 'fresh']),
        made_at: moment.nullable(),
        bytes: z.number().nullable(),
        /** Up to when everything can be brought back. */
        reached_at: moment.nullable(),
        restored_at: moment.nullable(),
      }),
      /** In bytes. */
      storage: z.object({
        database: z.number(),
        files: z.object({ count: z.number(), bytes: z.number() }),
        tables: z.array(z.object({ name: z.string(), bytes: z.number() })),
      }),
    }),
  ),
  refreshedBy: ['work.retried', 'work.dropped'],
})
export type Operation = z.output<typeof showOperation.gives>['data']

export const retryTask = post('/admin/work/tasks/{task}/retry', {
  summary: 'Try a failed task again now, as often as a new one',
  who: staff('staff.work.watch'),
  takes: { task },
  gives: done,
  refuses: ['not_found'],
  limit,
})

export const dropTask = post('/admin/work/tasks/{task}/removal', {
  summary: 'Take a failed task out of the queue for good, with the reason',
  who: staff('staff.work.watch'),
  takes: { task, reason: line(300, 3) },
  gives: done,
  refuses: ['not_found'],
  limit,
})
