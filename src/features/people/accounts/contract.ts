import { z } from 'zod'
import { countryId } from '#features/site/lookups/place-fields.ts'
import { answer, done, get, post, put } from '#platform/shared/contract.ts'
import { email, language, optionalLine, personName, spoken } from '#platform/shared/fields.ts'
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

export const register = post('/registration', {
  summary: 'Make an account; e-mail or phone is needed',
  who: anyone,
  takes: {
    account_type: AccountType,
    name: personName(),
    email: z.union([email, z.literal('').transform(() => undefined)]).optional(),
    phone: z.string().max(30).optional(),
    // an empty one is said together with an empty name
    password: z.string().min(1).max(128),
    country_id: countryId,
    invite: z.string().max(64).optional(),
    /** What the company page will be called; nothing is made of it before its owner does. */
    company: optionalLine(120),
    /** The company page that asked somebody to register. */
    page: z.uuid().optional(),
    lang: spoken,
  },
  reachable: true,
  gives: SignedIn,
  refuses: ['invalid'],
  status: 201,
  limit: { times: 10, seconds: 600 },
  proof: true,
})

export const verifyEmail = get('/user-public/{hash}/verify-email', {
  summary: 'Confirm an e-mail address by the link that was sent there',
  who: anyone,
  takes: { hash: z.string().max(100) },
  gives: done,
  refuses: ['link_expired', 'address_taken'],
  limit: { times: 20, seconds: 300 },
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
  takes: { lang: spoken },
  gives: done,
})

export const showAccount = get('/user/account', {
  summary: 'What the settings show of the own account',
  who: signedIn,
  gives: answer(
    z.object({
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      language,
      country_id: z.number(),
      company: z.string().nullable(),
      email_verified: z.boolean(),
      phone_verified: z.boolean(),
      has_password: z.boolean(),
    }),
  ),
  refreshedBy: ['account.changed', 'account.email_verified', 'account.phone_verified', 'account.contact_changed'],
})

export const changeAccount = put('/user/account', {
  summary: 'Change name, country and language',
  who: signedIn,
  takes: { name: personName(), country_id: countryId, lang: spoken },
  gives: done,
  refuses: ['invalid'],
})
