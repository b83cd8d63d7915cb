import type { Part } from './parts.ts'

type Occupied = Extract<Part, { kind: 'occupation' }>
type Place = Extract<Part, { kind: 'place' }>

/** Fields that say what kind of worker is meant, and nothing of the trade. */
const kinds = new Set(
  'engineer technician labourer operator supervisor director management assistant consulting trainer teacher inspection research project lightlicence heavylicence'.split(
    ' ',
  ),
)
export const isKindOfWorker = (field: string): boolean => kinds.has(field)

/** What was read, as it belongs together: places, fields, and a field beside a position, which is one more thing that is asked for. */
export function joined(parts: readonly Part[], text: string, isEither: boolean): Part[] {
  const places = parts.filter((part) => part.kind === 'place')
  // a district and its city, or two names of one country, are one place
  const isAgain = (one: Place) => places.some((other) => other.place === one.place && other.from > one.from)
  const isWide = (one: Place) => isAgain(one) || places.some((other) => isWithin(other, one))
  const occupations = parts.filter((part) => part.kind === 'occupation')
  const hasPosition = occupations.some(({ positions }) => positions.length > 0)
  const together = hasPosition || isEither ? occupations : fieldsTogether(occupations, text)
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'place') return isWide(part) ? [] : [part]
    if (part.kind !== 'occupation' || isEither) return [part]
    if (!hasPosition) return together.filter(({ from }) => from === part.from)
    return part.positions.length > 0 ? [part] : [asSkill(part)]
  })
}

/** City and country are one place, country and region too. */
const isWithin = (one: Place, other: Place) =>
  other.place < 0 &&
  one.countries.every((country) => other.countries.includes(country)) &&
  (one.place > 0 || one.countries.length < other.countries.length)

/**
 * Two fields narrow each other: an engineer of software, the reception of a hotel. A kind of worker that the other field does
 * not know says nothing: "معلم كوفي" is no teacher. Where two trades are named with "and", either will do.
 */
function fieldsTogether(parts: readonly Occupied[], text: string): Occupied[] {
  const [first, ...others] = parts
  if (!first || others.length === 0 || isListed(parts, text)) return [...parts]
  const both = inAll(first, others)
  if (both.length > 0) return parts.map((part) => ({ ...part, positions: both, fields: [], field: [] }))
  const trades = parts.filter(({ fields }) => !fields.every(isKindOfWorker))
  return trades.length > 0 ? trades : [...parts]
}

const inAll = (first: Occupied, others: readonly Occupied[]) =>
  first.field.filter((id) => others.every(({ field }) => field.includes(id)))

/** Whether fields beside each other share nothing, so that one of the words was hardly meant: the news in "ingénieur info". */
export function areApart(parts: readonly Part[], text: string, isEither: boolean): boolean {
  const occupations = parts.filter((part) => part.kind === 'occupation')
  const [first, ...others] = occupations
  if (!first || others.length === 0 || isEither || isListed(occupations, text)) return false
  return occupations.every(({ positions }) => positions.length === 0) && inAll(first, others).length === 0
}

const isListed = (parts: readonly Occupied[], text: string) =>
  parts.some(
    ({ words, from }, at) => at > 0 && (words.startsWith('وال') || saysAnd.test(text.slice(parts[at - 1]?.to, from))),
  )
export const saysAnd = /[,،;/&+]|(?:^|\s)(?:and|et|и|و)(?:\s|$)/iu

const asSkill = ({ words, from, to }: Occupied): Part => ({
  kind: 'skill',
  names: [words],
  skills: [],
  words,
  from,
  to,
})
