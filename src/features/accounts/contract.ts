import { z } from 'zod'
import { done, get, post } from '#platform/shared/contract.ts'
import { email, flag, language, line } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'

export const accountTypes = ['candidate', 'employer', 'agency', 'freelance'] as const
export const AccountType = z.enum(accountTypes)
export type AccountType = z.output<typeof AccountType>

/** Who is signed in, as the seed's session check shows it (§3). */
export const Display = z.object({
  id: z.string(),
  email: z.string().nullable(),
  name: z.string(),
  account_type: AccountType,
  country_id: z.number(),
  role_cp: z.number(),
})
export const SignedIn = z.object({
  success: z.literal(true),
  token: z.string(),
  user_token: z.string(),
  display: Display,
  redirect: z.string(),
})

const tries = { times: 20, seconds: 300 }

/** Password sign-in by e-mail or phone (seed §7, "authenticate"). */
export const authenticate = post('/authenticate', {
  summary: 'Sign in with e-mail or phone and password',
  who: anyone,
  takes: { email: line(254), password: z.string().min(1).max(128), remember: flag.optional() },
  gives: SignedIn,
  refuses: ['invalid_credentials'],
  limit: tries,
})

export const register = post('/registration', {
  summary: 'Make an account; e-mail or phone is needed',
  who: anyone,
  takes: {
    account_type: AccountType,
    name: line(120, 2),
    email: z.union([email, z.literal('').transform(() => undefined)]).optional(),
    phone: z.string().max(30).optional(),
    password: z.string().max(128),
    country_id: z.coerce.number().int().min(1).max(676),
    invite: z.string().max(64).optional(),
    lang: language,
  },
  gives: SignedIn,
  refuses: ['invalid', 'account_exists'],
  status: 201,
  limit: { times: 10, seconds: 600 },
})

export const logIn = get('/user/log-in', {
  summary: 'Whether somebody is signed in',
  who: anyone,
  gives: z.object({ success: z.literal(true), is_logged_in: z.boolean() }),
})

export const logOut = post('/user/log-out', { summary: 'End this session', who: anyone, gives: done })

export const verifyEmail = get('/user-public/{hash}/verify-email', {
  summary: 'Confirm an e-mail address by the link that was sent there',
  who: anyone,
  takes: { hash: z.string().max(100) },
  gives: done,
  refuses: ['link_expired'],
  limit: tries,
})

export const sendVerification = post('/user/verification-mail', {
  summary: 'Send the link that confirms an e-mail address again',
  who: signedIn,
  gives: done,
  refuses: ['already_verified'],
  limit: { times: 5, seconds: 3600 },
})

export const setLanguage = post('/user/language', {
  summary: 'Choose the language of pages and mails',
  who: anyone,
  takes: { lang: language },
  gives: done,
})
