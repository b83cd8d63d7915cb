import { z } from 'zod'
import { SignedIn } from '#features/people/accounts/contract.ts'
import { Code } from '#features/people/second-factor/contract.ts'
import { answer, del, done, get, post } from '#platform/shared/contract.ts'
import { flag, line } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'

/** Password sign-in by e-mail or phone (seed §7, "authenticate"). */
export const authenticate = post('/authenticate', {
  summary: 'Sign in with e-mail or phone and password',
  who: anyone,
  takes: { email: line(254), password: z.string().min(1).max(128), remember: flag.optional() },
  gives: SignedIn,
  refuses: ['invalid_credentials', 'second_factor_needed', 'account_asleep', 'account_suspended', 'account_merged'],
  // many may share one address of the network; guesses at one account are slowed apart (accounts/guessing)
  limit: { times: 200, seconds: 300 },
})

/** The step after `second_factor_needed`, with the ticket that came with it. */
export const authenticateFurther = post('/authenticate/second-factor', {
  summary: 'Finish signing in with a code of the authenticator app, or a recovery code',
  who: anyone,
  takes: { ticket: z.string().max(64), code: Code },
  gives: SignedIn,
  refuses: ['ticket_expired', 'wrong_code', 'account_asleep', 'account_suspended', 'account_merged'],
  limit: { times: 20, seconds: 300 },
})

/** The step after `account_asleep`. */
export const reactivate = post('/authenticate/reactivate', {
  summary: 'Switch a deactivated account on again, and sign in',
  who: anyone,
  takes: { ticket: z.string().max(64) },
  gives: SignedIn,
  refuses: ['ticket_expired'],
  limit: { times: 20, seconds: 300 },
})

export const logIn = get('/user/log-in', {
  summary: 'Whether somebody is signed in',
  who: anyone,
  gives: z.object({ success: z.literal(true), is_logged_in: z.boolean() }),
})

export const logOut = post('/user/log-out', { summary: 'End this session', who: anyone, gives: done })

export const prove = post('/user/proof', {
  summary: 'Prove again who sits there, by password or code; holds for 15 minutes in this session',
  who: signedIn,
  takes: { password: z.string().min(1).max(128).optional(), code: Code.optional() },
  gives: done,
  refuses: ['invalid', 'no_password'],
  limit: { times: 10, seconds: 600 },
})

export const listSessions = get('/user/sessions', {
  summary: 'Where one is signed in',
  who: signedIn,
  gives: answer(
    z.array(
      z.object({
        id: z.string(),
        browser: z.string(),
        system: z.string(),
        kind: z.enum(['phone', 'tablet', 'computer']),
        address: z.string(),
        created_at: z.string(),
        seen_at: z.string(),
        current: z.boolean(),
      }),
    ),
  ),
  refreshedBy: ['account.session_ended', 'account.signed_in'],
})

export const endSession = del('/user/sessions/{session}', {
  summary: 'Sign out there',
  who: signedIn,
  takes: { session: z.uuid() },
  gives: done,
  refuses: ['not_found'],
})

export const endOtherSessions = del('/user/sessions', {
  summary: 'Sign out everywhere but here',
  who: signedIn,
  gives: answer(z.object({ ended: z.number() })),
})
