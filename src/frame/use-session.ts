import { useRouteLoaderData } from 'react-router'
import type { Capability } from '#features/companies/pages/permissions.ts'
import type { listProviders } from '#features/people/providers/contract.ts'
import type { BrandView, FieldRules } from '#platform/browser/page-context.ts'
import type { Gives } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Session } from './read-session.ts'

type Site = {
  language: Language
  brand: BrandView
  publicUrl: string
  development: boolean
  demo: boolean
  fieldRules: FieldRules
  nonce: string
  providers: Gives<typeof listProviders>['data']
}

/** What the root knows of this visit: brand, language, settings. */
export const useSite = (): Site => useRouteLoaderData('root') as Site

/** Who is signed in; nobody where the screen did not come. */
export const useSession = (): Session | null =>
  (useRouteLoaderData('session') as { session: Session | null } | undefined)?.session ?? null

/** Whether the membership one works from may do something; the server asks again. */
export function useMay(): (capability: Capability) => boolean {
  const session = useSession()
  return (capability) => session?.may.includes(capability) ?? false
}
