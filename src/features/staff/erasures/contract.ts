import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, get, post } from '#platform/shared/contract.ts'
import { moment, prose } from '#platform/shared/fields.ts'
import { erasureStates } from './rules.ts'

const may = staff('staff.person.act')
const limit = { times: 60, seconds: 3600, per: 'account' as const }
const user = { user: z.uuid() }
const gives = answer(z.object({ state: z.enum(erasureStates) }))

export const showErasure = get('/admin/people/{user}/erasure', {
  summary: 'Whether the erasure of an account waits for another pair of eyes, and whether one may ask for it',
  who: may,
  takes: user,
  gives: answer(
    z.object({
      waiting: z
        .object({
          id: z.string(),
          reason: z.string(),
          by: z.string().nullable(),
          at: moment,
          /** Whether one may confirm it; whoever asked may only withdraw it. */
          may_confirm: z.boolean(),
        })
        .nullable(),
      /** Why one may not ask for it; null where one may. */
      may_ask: z.string().nullable(),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: ['person.erasure_asked', 'person.erasure_decided', 'person.acted', 'account.deactivated'],
})

export const askErasureOf = post('/admin/people/{user}/erasure', {
  summary:
    'Ask to erase an account as its person wishes, with the reason; it waits for another of the staff where there is one',
  who: may,
  takes: { ...user, reason: prose(1000, 3) },
  gives,
  refuses: [
    'not_found',
    'proof_needed',
    'own_account',
    'staff_account',
    'person_state',
    'sole_owner',
    'erasure_waiting',
  ],
  status: 201,
  limit,
})

export const decideErasure = post('/admin/erasures/{erasure}/decision', {
  summary: 'Confirm an erasure that another asked for: the account sleeps and is erased after 30 days; or decline it',
  who: may,
  takes: { erasure: z.uuid(), decision: z.enum(['confirm', 'decline']) },
  gives,
  refuses: [
    ...['not_found', 'proof_needed', 'own_account', 'staff_account', 'person_state', 'sole_owner'],
    ...['already_decided', 'own_erasure'],
  ],
  limit,
})
