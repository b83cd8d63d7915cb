import { z } from 'zod'
import { AccountType, SignedIn } from '#features/people/accounts/contract.ts'
import { answer, del, done, get, post, raw } from '#platform/shared/contract.ts'
import { flag } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'

export const providerIds = ['google', 'facebook'] as const
const Provider = z.enum(providerIds)

const tries = { times: 30, seconds: 300 }
const beginning = { account_type: AccountType.default('candidate'), invite: z.string().max(64).optional() }
const outcomes = ['provider_refused', 'provider_away', 'connect_needed', 'contact_needed', 'second_factor_needed']

export const listProviders = get('/sign-in/providers', {
  summary: 'Through whom one may sign in here',
  who: anyone,
  gives: answer(z.array(z.object({ id: Provider, name: z.string() }))),
})

/** Sign-in through a social network (seed §7, "authenticate-fb"): the network is asked whom the token belongs to, and for which application. */
export const signInByFacebook = post('/authenticate-fb', {
  summary: 'Sign in with an access token of the social network',
  who: anyone,
  takes: { access_token: z.string().min(1).max(4000), ...beginning },
  gives: SignedIn,
  refuses: ['not_found', ...outcomes],
  limit: tries,
})

export const askNonce = post('/authenticate-gmail/nonce', {
  summary: 'A value that the ID token for authenticate-gmail must carry; good once, for ten minutes',
  who: anyone,
  gives: answer(z.object({ nonce: z.string() })),
  refuses: ['not_found'],
  limit: tries,
})

/** Sign-in through a mail provider (seed §7, "authenticate-gmail"): signature, issuer, audience, expiry and nonce are checked. */
export const signInByGmail = post('/authenticate-gmail', {
  summary: 'Sign in with an OpenID Connect ID token of the mail provider',
  who: anyone,
  takes: { credential: z.string().min(1).max(8000), ...beginning },
  gives: SignedIn,
  refuses: ['not_found', ...outcomes],
  limit: tries,
})

export const goToProvider = get('/sign-in-with/{provider}', {
  summary: 'Leads the browser to the provider (authorization code flow with PKCE)',
  who: anyone,
  takes: {
    provider: Provider,
    next: z.string().max(500).optional(),
    /** Connect with the account that is signed in, rather than sign in. */
    connect: flag.optional(),
    ...beginning,
  },
  gives: raw,
  refuses: ['not_found', 'provider_away'],
  limit: tries,
})

export const backFromProvider = get('/sign-in-with/{provider}/return', {
  summary: 'Where the provider leads the browser back to',
  who: anyone,
  takes: {
    provider: Provider,
    code: z.string().max(4000).optional(),
    state: z.string().max(500).optional(),
    iss: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
    error_description: z.string().max(2000).optional(),
  },
  gives: raw,
  limit: tries,
})

export const listIdentities = get('/user/identities', {
  summary: 'Providers that are connected with the account',
  who: signedIn,
  gives: answer(z.array(z.object({ provider: Provider, email: z.string().nullable(), created_at: z.string() }))),
  refreshedBy: ['account.identity_changed'],
})

export const connectIdentity = post('/user/identities', {
  summary: 'Connect a provider with the account that is signed in, by the ticket of connect_needed or contact_needed',
  who: signedIn,
  takes: { ticket: z.string().max(64) },
  gives: done,
  refuses: ['ticket_expired', 'identity_taken'],
})

export const disconnectIdentity = del('/user/identities/{provider}', {
  summary: 'Part from a provider',
  who: signedIn,
  takes: { provider: Provider },
  gives: done,
  refuses: ['proof_needed', 'not_found', 'last_way'],
})
