import type { Gives } from '#platform/shared/contract.ts'
import type { readNewsletter } from '../contract.ts'

type Read = Gives<typeof readNewsletter>['data']

/** What a form holds of a newsletter. */
export const valuesOf = ({ name, texts, link, languages: chosen, accounts, per_minute }: Read) => ({
  ...{ name, texts, link: link ?? '', languages: chosen, accounts: accounts as string },
  per_minute: String(per_minute),
})
export type NewsletterValues = ReturnType<typeof valuesOf>
