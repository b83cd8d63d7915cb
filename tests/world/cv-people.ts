import { searchCvs } from '#features/sourcing/cv-search/contract.ts'
import { indexPeople } from '#features/sourcing/cv-search/index-people.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aCandidate } from './people.ts'
import type { Site } from './site.ts'
import type { Visitor } from './visitor.ts'

type Said = Record<string, unknown> & { name?: string }

/** A candidate with a CV that says this, findable as `visibility` says, in the search table already. */
export async function aPersonWithCv(site: Site, content: Said, profile: Record<string, unknown> = {}) {
  const { db } = site.world
  const person = await aCandidate(site, content.name ? { name: content.name } : {})
  const at = site.world.now()
  await db
    .insertInto('profiles')
    .values({ user_id: person.id, visibility: 'searchable', created_at: at, updated_at: at, ...profile })
    .execute()
  await db
    .insertInto('cvs')
    .values({
      id: newId(),
      user_id: person.id,
      name: 'cv',
      content: JSON.stringify(CvContent.parse({ name: person.name, email: person.email, language: 'en', ...content })),
      is_primary: true,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await indexPeople(site.world, [person.id])
  return person
}

/** A job somebody had or has, as a CV says it. */
export const work = (title: string, company: string, description = '', start = '2020-01', end = 'present') => ({
  title,
  company,
  start,
  end,
  description,
})

/** Whom a member of a page finds, best first. */
export const findPeople = async (visitor: Visitor, q: string, more: object = {}): Promise<string[]> =>
  (await visitor.call(searchCvs, { q, ...more })).data.map(({ id }) => id)
