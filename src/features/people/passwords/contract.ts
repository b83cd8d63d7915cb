import { z } from 'zod'
import { answer, done, get, post } from '#platform/shared/contract.ts'
import { digits, email } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'

const asking = { times: 10, seconds: 600 }
const trying = { times: 30, seconds: 600 }
const hash = z.string().max(100)
const password = z.string().max(128)

export const askResetByEmail = post('/user-public/forgot-password/email', {
  summary: 'Ask for a link that sets a new password; the answer is the same whether the address has an account or not',
  who: anyone,
  takes: { email },
  gives: done,
  limit: asking,
  proof: true,
})

export const showReset = get('/user-public/forgot-password/email/{hash}', {
  summary: 'Whether such a link still works',
  who: anyone,
  takes: { hash },
  gives: answer(z.object({ valid: z.literal(true) })),
  refuses: ['link_expired'],
  limit: trying,
})

export const resetPassword = post('/user-public/forgot-password/email/{hash}/update-password', {
  summary: 'Set a new password by that link, once; every other session of the account ends',
  who: anyone,
  takes: { hash, password },
  gives: done,
  refuses: ['invalid', 'link_expired', 'address_taken'],
  limit: trying,
})

export const askResetByText = post('/user-public/forgot-password/sms', {
  summary: 'Begin a reset by text message; an id comes back whether the number has an account or not',
  who: anyone,
  takes: { phone: z.string().min(1).max(30) },
  gives: answer(z.object({ id: z.string() })),
  refuses: ['invalid'],
  limit: asking,
  proof: true,
})

export const sendResetText = post('/user-public/forgot-password/sms-forgot-pass', {
  summary: 'Send the code of six digits: good for ten minutes and five tries',
  who: anyone,
  takes: { id: z.string().max(64) },
  gives: done,
  limit: asking,
})

export const verifyResetText = get('/user-public/forgot-password/sms/verify/{id}/{code}', {
  summary: 'Exchange the code for the hash that sets a new password',
  who: anyone,
  takes: { id: z.string().max(64), code: digits },
  gives: answer(z.object({ hash: z.string() })),
  refuses: ['wrong_code'],
  limit: trying,
})

export const createPassword = post('/user-public/create-password/{hash}', {
  summary: 'Choose the first password of an account that has none: imported candidates, accounts of other sites',
  who: anyone,
  takes: { hash, password },
  gives: done,
  refuses: ['invalid', 'link_expired', 'address_taken'],
  limit: trying,
})

export const askToCreate = post('/user/password-link', {
  summary: 'Have the link mailed that chooses a first password',
  who: signedIn,
  gives: done,
  refuses: ['password_there', 'email_needed'],
  limit: { times: 5, seconds: 3600 },
})

export const changePassword = post('/user/password', {
  summary: 'Change the password; every other session ends',
  who: signedIn,
  takes: { current: password, password },
  gives: done,
  refuses: ['invalid', 'no_password', 'too_many'],
  limit: { times: 20, seconds: 600 },
})
