import { z } from 'zod'
import { answer, del, done, get, post, put } from '#platform/shared/contract.ts'
import { signedIn } from '#platform/shared/who.ts'

/** Six digits of an authenticator app, or a recovery code; spaces and dashes are how people write them. */
export const Code = z
  .string()
  .max(60)
  .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().min(6))

const Codes = answer(z.object({ recovery_codes: z.array(z.string()) }))
const tries = { times: 20, seconds: 600 }

export const showSecondFactor = get('/user/second-factor', {
  summary: 'Whether signing in asks for a code too, and how many recovery codes are left',
  who: signedIn,
  gives: answer(z.object({ since: z.string().nullable(), recovery_left: z.number() })),
  refreshedBy: ['account.second_factor_changed'],
})

export const startSecondFactor = post('/user/second-factor', {
  summary: 'Begin: a secret for an authenticator app (RFC 6238), as text, address and picture',
  who: signedIn,
  gives: answer(z.object({ secret: z.string(), uri: z.string(), qr: z.string() })),
  refuses: ['proof_needed', 'second_factor_on'],
  status: 201,
  limit: tries,
})

export const confirmSecondFactor = put('/user/second-factor', {
  summary: 'Switch it on with a first code; gives the recovery codes, once',
  who: signedIn,
  takes: { code: Code },
  gives: Codes,
  refuses: ['not_found', 'wrong_code', 'second_factor_on'],
  limit: tries,
})

export const endSecondFactor = del('/user/second-factor', {
  summary: 'Switch it off',
  who: signedIn,
  gives: done,
  refuses: ['proof_needed', 'not_found'],
})

export const renewRecoveryCodes = post('/user/second-factor/recovery-codes', {
  summary: 'New recovery codes; the old ones stop working',
  who: signedIn,
  gives: Codes,
  refuses: ['proof_needed', 'not_found'],
  status: 201,
  limit: tries,
})
