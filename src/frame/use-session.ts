import { createContext, useContext } from 'react'
import type { Capability } from '#features/companies/pages/role-rules.ts'
import type { listProviders } from '#features/people/providers/contract.ts'
import type { StaffCapability } from '#features/site/staff-rights/permissions.ts'
import type { BrandView, FieldRules } from '#platform/browser/page-context.ts'
import type { Gives } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Around } from './read-around.ts'
import type { Session } from './read-session.ts'

export type Site = {
  language: Language
  brand: BrandView
  publicUrl: string
  development: boolean
  demo: boolean
  fieldRules: FieldRules
  nonce: string
  providers: Gives<typeof listProviders>['data']
}

/** What a page is told of the visit: the root of screens gives it, and the entry of pages that hydrate only a form. */
export type Visit = { site: Site; session: Session | null; search: string; around?: Around | undefined }

export const VisitContext = createContext<Visit | null>(null)

/** What the root knows of this visit: brand, language, settings. */
export const useSite = (): Site => useContext(VisitContext)?.site as Site

/** Who is signed in; nobody where the screen did not come. */
export const useSession = (): Session | null => useContext(VisitContext)?.session ?? null

const nothingAround: Around = { banner: null, foot: [], off: [], closed: false }

/** What stands around the page today. */
export const useAround = (): Around => useContext(VisitContext)?.around ?? nothingAround

/** What the address asks for after its question mark. */
export const useAsked = (): URLSearchParams => new URLSearchParams(useContext(VisitContext)?.search)

/** Whether the membership one works from may do something; the server asks again. */
export function useMay(): (capability: Capability) => boolean {
  const session = useSession()
  return (capability) => session?.may.includes(capability) ?? false
}

/** Whether one may do something as one of the site's own people; the server asks again. */
export function useMayAsStaff(): (capability: StaffCapability) => boolean {
  const session = useSession()
  return (capability) => session?.staff_may.includes(capability) ?? false
}
