import type { providerIds } from './contract.ts'

export type ProviderId = (typeof providerIds)[number]

/** Who somebody is at a provider. `emailConfirmed`: the provider vouches that the address is theirs. */
export type Identity = {
  provider: ProviderId
  subject: string
  email: string | null
  emailConfirmed: boolean
  name: string
}

export const providerNames: Record<ProviderId, string> = { google: 'Google', facebook: 'Facebook' }
