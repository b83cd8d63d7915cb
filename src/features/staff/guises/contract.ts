import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, done, post } from '#platform/shared/contract.ts'
import { line, moment } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'

export const beginGuise = post('/admin/people/{user}/guise', {
  summary:
    'See the site as this person for half an hour, to read only, with the reason; the person reads of it in the settings',
  who: staff('staff.person.guise'),
  takes: { user: z.uuid(), reason: line(300, 3) },
  gives: answer(z.object({ until: moment })),
  refuses: ['not_found', 'proof_needed', 'own_account', 'staff_account', 'person_state'],
  limit: { times: 20, seconds: 3600, per: 'account' },
})

export const endGuise = post('/user/guise/end', {
  summary: 'See the site as oneself again; twice is once',
  who: signedIn,
  gives: done,
})
