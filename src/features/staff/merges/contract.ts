import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, get, post } from '#platform/shared/contract.ts'
import { email, moment, prose } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { mergeSides, mergeStates } from './rules.ts'

const may = staff('staff.person.act')
const limit = { times: 60, seconds: 3600, per: 'account' as const }
const between = ['own_account', 'staff_account', 'same_account', 'person_state', 'address_unproved', 'kinds_differ']
const met = ['account_held', 'case_open', 'one_team', 'accounts_met']

export const showMerge = get('/admin/people/{user}/merge', {
  summary: 'Whether this account waits to become one with another and who has agreed, or into which it was merged',
  who: may,
  takes: { user: z.uuid() },
  gives: answer(
    z
      .object({
        id: z.string(),
        /** `done`: this account went into the other. */
        state: z.enum(['waiting', 'done']),
        /** Whether this account is the one that stays or the one that goes. */
        side: z.enum(mergeSides),
        other: z.object({ id: z.string(), name: z.string() }),
        reason: z.string(),
        by: z.string().nullable(),
        at: moment,
        /** Which of the two addresses have said yes. */
        agreed: z.object({ keep: z.boolean(), gone: z.boolean() }),
        /** Whether the links have run out: nobody can agree any more. */
        is_over: z.boolean(),
        may_confirm: z.boolean(),
        /** Why one may not, where it is not for want of an answer. */
        barrier: z.string().nullable(),
      })
      .nullable(),
  ),
  refuses: ['not_found'],
  refreshedBy: ['person.merge_asked', 'person.merge_answered', 'person.merge_decided'],
})

export const askMerge = post('/admin/people/{user}/merge', {
  summary:
    'Ask to merge the account that confirmed this address into this one, with the reason; both addresses are asked by mail, and another of the staff confirms',
  who: may,
  takes: { user: z.uuid(), email, reason: prose(1000, 3) },
  gives: answer(z.object({ merge: z.string() })),
  refuses: ['not_found', 'proof_needed', 'invalid', 'merge_waiting', ...between, ...met],
  status: 201,
  limit,
})

export const decideMerge = post('/admin/merges/{merge}/decision', {
  summary: 'Confirm that two accounts become one, once both addresses agreed; or decline it',
  who: may,
  takes: { merge: z.uuid(), decision: z.enum(['confirm', 'decline']) },
  gives: answer(z.object({ state: z.enum(mergeStates) })),
  refuses: ['not_found', 'proof_needed', 'already_decided', 'not_agreed', 'own_merge', ...between, ...met],
  limit,
})

export const showMergeLink = get('/user-public/account-merge/{hash}', {
  summary: 'What the link asks that went to the address of one of two accounts',
  who: anyone,
  takes: { hash: z.string().max(100) },
  gives: answer(z.object({ side: z.enum(mergeSides), email: z.string(), other: z.string() })),
  refuses: ['link_expired'],
  limit: { times: 30, seconds: 600 },
})

export const answerMerge = post('/user-public/account-merge/{hash}/answer', {
  summary: 'Say from the address of one of two accounts whether they may become one',
  who: anyone,
  takes: { hash: z.string().max(100), agreed: z.boolean() },
  gives: answer(z.object({ agreed: z.boolean() })),
  refuses: ['link_expired'],
  limit: { times: 30, seconds: 600 },
})
