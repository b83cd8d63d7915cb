import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import type { Group, Sample } from './sample-jobs.ts'
import type { facets } from './search.ts'

type Facet = (typeof facets)[number]
type Chosen = Record<Facet, readonly string[]>

/** How many match in all; two digits are as much as an estimate knows. */
export function totalOf({ groups, times, isExact, today }: Sample) {
  const counted = groups.reduce((sum, { jobs }) => sum + jobs, 0)
  const total = isExact ? counted : inDigits(counted * times, 2)
  return { total, total_is_estimate: !isExact, fresh_today: Math.min(today, total) }
}

/** Counts beside each value of a filter, as if that filter were not set, from a sample in which none of them is. */
export function facetsOf({ groups, times, isExact }: Sample, chosen: Chosen): Given<typeof contract.jobFacets>['data'] {
  const counted = (facet: Facet) => {
    const others = (Object.keys(valuesOf) as Facet[]).filter((one) => one !== facet)
    const counts = new Map<string, number>()
    for (const group of groups)
      if (others.every((other) => fits(group, other, chosen[other])))
        for (const value of valuesOf[facet](group)) counts.set(value, (counts.get(value) ?? 0) + group.jobs)
    return [...counts]
      .map(([value, jobs]) => ({ value, count: isExact ? jobs : inDigits(jobs * times, 2) }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  }
  return { type: counted('type'), workplace: counted('workplace'), experience: counted('experience') }
}

const valuesOf: Record<Facet, (group: Group) => readonly string[]> = {
  type: (group) => group.employment_types,
  workplace: (group) => [group.workplace],
  experience: (group) => (group.experience === null ? [] : [group.experience]),
}

const fits = (group: Group, facet: Facet, chosen: readonly string[]) =>
  chosen.length === 0 || valuesOf[facet](group).some((value) => chosen.includes(value))

const inDigits = (count: number, digits: number) => Math.round(Number(count.toPrecision(digits)))
