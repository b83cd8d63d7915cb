import suited from '#db/lookups/position-skills.json' with { type: 'json' }

/** What belongs to more kinds of work than these, as Excel does, is no sign of any. */
const mostFamilies = 2

/** Positions of the work that has all these skills; none for skills of many trades. */
export function positionsWith(skills: readonly number[]): number[] {
  const families = suited.filter((family) => skills.every((skill) => family.skills.includes(skill)))
  const isTelling = skills.length > 0 && families.length <= mostFamilies
  return isTelling ? [...new Set(families.flatMap(({ positions }) => positions))] : []
}
