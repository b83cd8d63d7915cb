import { ReadCv } from '#libraries/cv-content/reading-contract.ts'

/** So sure of what was recognised, it may stand in a form for its person to check. */
const least = 0.5

/** What of a CV may be filled into forms: of one that was recognised in a picture nothing that can hardly be read. */
export const legible = (cv: ReadCv): ReadCv => (cv.recognised ? ReadCv.parse(kept(cv)) : cv)

function kept(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(kept).filter((one) => one !== null && !isNameless(one))
  if (typeof value !== 'object' || value === null) return value
  if ('confidence' in value) return Number(value.confidence) >= least ? value : null
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, kept(part)]))
}

/** A language, a paper or a project is nothing without its name. */
const isNameless = (value: unknown) =>
  typeof value === 'object' && value !== null && 'name' in value && value.name === null
