import { editProfile, type saveProfile } from '#features/companies/page-profile/contract.ts'
import type { Takes } from '#platform/shared/contract.ts'
import type { Visitor } from './visitor.ts'

export type ProfileFields = Takes<typeof saveProfile>

/** What saves the profile of the page one works for as it stands, but for this. */
export async function saving(visitor: Visitor, over: Partial<ProfileFields> = {}) {
  const { data } = await visitor.call(editProfile, {})
  const { clients, ...profile } = data.profile
  return {
    version: data.version,
    ...profile,
    clients: clients.map(({ slug: _, ...client }) => client),
    ...over,
  } as ProfileFields
}
