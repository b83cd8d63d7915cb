import * as groups from '#features/jobs/job-groups/contract.ts'
import * as jobs from '#features/jobs/jobs/contract.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { jobFields } from './people.ts'
import type { Site } from './site.ts'
import type { Visitor } from './visitor.ts'

type Fields = Takes<typeof groups.startGroup>

export const groupFields = (over: Partial<Fields> = {}): Fields => ({
  language: 'en',
  texts: [{ language: 'en', title: 'Opening team, Yas Island', intro: '<p>Doors open in March.</p>' }],
  ...over,
})

/** Jobs that are live without a review; gives their ids in the order of the titles. */
export async function liveJobs(
  site: Site,
  visitor: Visitor,
  titles: readonly string[],
  over: Partial<Takes<typeof jobs.startJob>> = {},
): Promise<string[]> {
  const ids: string[] = []
  for (const title of titles) {
    const text = { language: 'en' as const, title, description: '<p>You check containers against the advice note.</p>' }
    const { data } = await visitor.call(jobs.startJob, jobFields({ texts: [text], ...over }))
    ids.push(data.id)
  }
  const at = site.world.now()
  await site.world.db
    .updateTable('jobs')
    .set({ state: 'live', published_at: at, confirmed_at: at })
    .where('id', 'in', ids)
    .execute()
  return ids
}

/** A published group of these jobs. */
export async function aGroup(visitor: Visitor, ids: readonly string[], over: Partial<Fields> = {}) {
  const { data } = await visitor.call(groups.startGroup, groupFields({ jobs: [...ids], ...over }))
  const { data: group } = await visitor.call(groups.moveGroup, { group: data.id, move: 'publish' })
  return group
}
