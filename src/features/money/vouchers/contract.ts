import { z } from 'zod'
import { answer, get } from '#platform/shared/contract.ts'
import { signedIn } from '#platform/shared/who.ts'

export const showVoucher = get('/vouchers/{hash}', {
  summary: 'What a voucher would give to the caller; guesses are limited',
  who: signedIn,
  takes: { hash: z.string().max(100) },
  gives: answer(z.object({ kind: z.string() })),
  refuses: ['not_found'],
  limit: { times: 10, seconds: 600 },
})
