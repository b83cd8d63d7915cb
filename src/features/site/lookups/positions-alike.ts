import { readFamilies } from '#db/lookups/read-lookups.ts'

const made = new Map<number, Promise<ReadonlySet<number>>>()

/** A position and those of its families: they ask for the same skills. One that an admin added stands alone. */
export function positionsAlike(id: number): Promise<ReadonlySet<number>> {
  const known = made.get(id) ?? gather(id)
  made.set(id, known)
  return known
}

async function gather(id: number): Promise<ReadonlySet<number>> {
  const families = (await readFamilies()).filter(({ positions }) => positions.includes(id))
  return new Set([id, ...families.flatMap(({ positions }) => positions)])
}
