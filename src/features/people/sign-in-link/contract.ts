import { z } from 'zod'
import { SignedIn } from '#features/people/accounts/contract.ts'
import { done, get, post } from '#platform/shared/contract.ts'
import { email } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'

export const askSignInLink = post('/user-public/sign-in-link', {
  summary: 'Ask for a link that signs in; the answer is the same whether the address has an account or not',
  who: anyone,
  takes: { email },
  gives: done,
  limit: { times: 10, seconds: 600 },
  proof: true,
})

export const signInByLink = get('/user/login-by-url/{key}', {
  summary: 'Sign in by the key of such a link: once, within 15 minutes',
  who: anyone,
  takes: { key: z.string().max(100) },
  gives: SignedIn.extend({ password_needed: z.boolean() }),
  refuses: [
    'link_expired',
    'address_taken',
    'second_factor_needed',
    'account_asleep',
    'account_suspended',
    'account_merged',
  ],
  limit: { times: 30, seconds: 600 },
})
