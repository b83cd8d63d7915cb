import { add } from './score.ts'
import { type Count, type Counts, type Field, fields } from './truth.ts'

/** Counts of many CVs as one. */
export function summed(all: Counts[]): Counts {
  const total: Counts = {}
  for (const counts of all) for (const [field, count] of Object.entries(counts)) add(total, field as Field, count)
  return total
}

export function f1({ right, wrong, missed }: Count): number {
  return right === 0 ? (wrong + missed === 0 ? 1 : 0) : (2 * right) / (2 * right + wrong + missed)
}

export const f1Of = (counts: Counts, field: Field): number => f1(counts[field] ?? { right: 0, wrong: 0, missed: 0 })

/** The mean over fields that some CV has. */
export function macroF1(counts: Counts): number {
  const present = fields.filter(
    (field) => counts[field] && counts[field].right + counts[field].wrong + counts[field].missed > 0,
  )
  return present.reduce((sum, field) => sum + f1Of(counts, field), 0) / Math.max(present.length, 1)
}
