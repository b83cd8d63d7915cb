import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { mostText } from '#features/talk/threads/rules.ts'
import { answer, done, post, put } from '#platform/shared/contract.ts'
import { flag, line, prose } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'
import { askers, mostSubject } from './rules.ts'

export const askSupport = post('/support-threads', {
  summary: 'Ask the site’s staff, for oneself or for the company page one leads; opens a conversation',
  who: signedIn,
  takes: { subject: line(mostSubject, 3), text: prose(mostText, 1), as: z.enum(askers).default('user') },
  gives: answer(z.object({ thread: z.string() })),
  refuses: ['not_allowed', 'support_asked', 'invalid'],
  status: 201,
  limit: { times: 20, seconds: 3600, per: 'account' },
})

export const settleSupport = put('/support-threads/{thread}/settled', {
  summary:
    'Close a conversation of the support because it is settled, or open it again; a new message of the person does too',
  who: staff('staff.support.answer'),
  takes: { thread: z.uuid(), settled: flag },
  gives: done,
  refuses: ['not_found'],
})
