import { positionsAlike } from '#features/site/lookups/positions-alike.ts'
import { nearPositions } from '#features/site/understanding/occupations.ts'

/** Positions beside these: of their families, which ask for the same skills, and those at which people of this work look too. */
export async function nearWork(positions: readonly number[]): Promise<number[]> {
  const alike = (await Promise.all(positions.map((id) => positionsAlike(id)))).flatMap((ids) => [...ids])
  return [...new Set([...alike, ...nearPositions(positions)])].filter((id) => !positions.includes(id))
}
