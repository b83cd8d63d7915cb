import { z } from 'zod'
import { SignedIn } from '#features/accounts/contract.ts'
import { done, get, post } from '#platform/shared/contract.ts'
import { flag, line } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'

/** Password sign-in by e-mail or phone (seed §7, "authenticate"). */
export const authenticate = post('/authenticate', {
  summary: 'Sign in with e-mail or phone and password',
  who: anyone,
  takes: { email: line(254), password: z.string().min(1).max(128), remember: flag.optional() },
  gives: SignedIn,
  refuses: ['invalid_credentials'],
  limit: { times: 20, seconds: 300 },
})

export const logIn = get('/user/log-in', {
  summary: 'Whether somebody is signed in',
  who: anyone,
  gives: z.object({ success: z.literal(true), is_logged_in: z.boolean() }),
})

export const logOut = post('/user/log-out', { summary: 'End this session', who: anyone, gives: done })
