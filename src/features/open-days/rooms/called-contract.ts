import { z } from 'zod'
import { deskWays } from '#features/open-days/open-days/rules.ts'
import { answer, get } from '#platform/shared/contract.ts'
import { moment } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'

export const showMyCall = get('/user/open-day-call', {
  summary: 'The desk that calls whoever is signed in at this moment, with the way to the room; null while none does',
  who: signedIn,
  gives: answer(
    z
      .object({
        key: z.string(),
        title: z.string(),
        desk: z.object({ number: z.number(), name: z.string(), way: z.enum(deskWays) }),
        called_at: moment.nullable(),
      })
      .nullable(),
  ),
  refreshedBy: ['visit.moved'],
})
