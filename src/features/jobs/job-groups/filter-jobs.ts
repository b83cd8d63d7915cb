import { textsByCode } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import type * as contract from './contract.ts'

type Filters = Omit<Taken<typeof contract.showGroup>, 'address'>
type Job = {
  title: string
  place: string
  workplace: string
  employment_types: readonly string[]
  country_id: number
  city_id: number | null
}

/** As the search names places: a city by its id, a country by minus its id. */
const placeIdOf = ({ city_id, country_id }: Job): number => city_id ?? -country_id

/** Whether a job passes all filters; a country lets its cities pass. */
export function passes(job: Job, { q, place, workplace, type }: Filters): boolean {
  if (q && !fold(job.title).includes(fold(q))) return false
  if (place !== undefined && placeIdOf(job) !== place && -job.country_id !== place) return false
  if (workplace !== undefined && job.workplace !== workplace) return false
  return type === undefined || job.employment_types.includes(type)
}

/** The values that the jobs of a group have, each with how many have it, the commonest first. */
export async function facetsOf(ctx: Context, jobs: readonly Job[]) {
  const types = await textsByCode(ctx, 'employment-type')
  return {
    places: counted(jobs.map((job) => ({ value: String(placeIdOf(job)), text: job.place }))),
    workplaces: counted(
      jobs.map(({ workplace }) => ({
        value: workplace,
        text: ctx.wording.say(ctx.language, `jobs.workplaces.${workplace}`),
      })),
    ),
    types: counted(
      jobs.flatMap(({ employment_types }) =>
        employment_types.map((value) => ({ value, text: types.get(value) ?? value })),
      ),
    ),
  }
}

function counted(values: readonly { value: string; text: string }[]) {
  const groups = [...Map.groupBy(values, ({ value }) => value)]
  return groups
    .map(([value, same]) => ({ value, text: same[0]?.text ?? value, count: same.length }))
    .sort((a, b) => b.count - a.count || a.text.localeCompare(b.text))
}
