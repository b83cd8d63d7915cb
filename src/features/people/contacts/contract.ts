import { z } from 'zod'
import { answer, done, get, post } from '#platform/shared/contract.ts'
import { digits, email } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'

const asking = { times: 10, seconds: 3600 }
/** The current password; without it the session must have proved who sits there in the last 15 minutes. */
const password = z.string().max(128).optional()

export const askPhoneCode = post('/user/phone-verification', {
  summary: 'Send a code to the own number that is not confirmed yet, or to a new one; sending again makes a new code',
  who: signedIn,
  takes: { phone: z.string().max(30).optional(), password },
  gives: answer(z.object({ id: z.string() })),
  refuses: ['invalid', 'already_verified', 'proof_needed', 'no_password', 'too_many'],
  limit: asking,
})

export const confirmPhone = post('/user/phone-verification/confirm', {
  summary: "Give the code back: the number is the account's from now on",
  who: signedIn,
  takes: { id: z.string().max(64), code: digits },
  gives: done,
  refuses: ['wrong_code', 'address_taken'],
  limit: { times: 30, seconds: 600 },
})

export const changeEmail = post('/user/email-change', {
  summary: 'Ask for another e-mail address; it counts once its link was followed',
  who: signedIn,
  takes: { email, password },
  gives: done,
  refuses: ['invalid', 'already_verified', 'proof_needed', 'no_password', 'too_many'],
  limit: asking,
})

export const showUndo = get('/user-public/contact-change/{hash}', {
  summary:
    'What a link that undoes a change of address or number would bring back; `changed` is false while the change is only asked for',
  who: anyone,
  takes: { hash: z.string().max(100) },
  gives: answer(z.object({ kind: z.enum(['email', 'phone']), contact: z.string(), changed: z.boolean() })),
  refuses: ['link_expired'],
  limit: { times: 30, seconds: 600 },
})

export const undoChange = post('/user-public/contact-change/{hash}/undo', {
  summary: 'Bring it back within 7 days; every session ends, and the hash that sets a new password comes back',
  who: anyone,
  takes: { hash: z.string().max(100) },
  gives: answer(z.object({ hash: z.string() })),
  refuses: ['link_expired', 'address_taken'],
  limit: { times: 30, seconds: 600 },
})
