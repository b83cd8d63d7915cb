import type { Row } from './rows.ts'

type About = {
  reference: string
  position: number
  gulf: boolean
  company: string
  words: string
  published: Date | null
  types: readonly string[]
}

/** Mornings, afternoons, evenings, nights, weekends, by the hour, for students. */
const partTimes = [1, 2, 3, 3, 4, 5, 5, 7, 10]

const day = 86_400_000
/** Positions that cannot be had without a licence, and those for which some adverts ask for one. */
const drives: Record<number, string[]> = { 116: ['forklift'], 118: ['B'], 119: ['C'], 120: ['A'], 121: ['D'] }
const visits: Record<number, string[]> = { 33: ['B'], 34: ['B'], 35: ['B'], 36: ['B'], 43: ['B'] }

/**
 * What only some adverts say: housing, a licence, another way to apply, a company that stays unnamed. Drawn from the
 * reference, so that all else of the demo content stays as it was.
 */
export function extrasOf(
  { reference, position, gulf, company, words, published, types }: About,
  benefits: readonly string[],
): Partial<Row<'jobs'>> {
  const lot = [...reference].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1009, 7) % 100
  const isWalkIn = lot >= 20 && lot < 23 && published !== null
  const isExternal = lot >= 23 && lot < 27
  return {
    // a name in the text would tell what the advert leaves out
    anonymous: lot < 4 && !words.toLowerCase().includes(company.toLowerCase()),
    accommodation: benefits.includes('housing') || (gulf && lot % 5 === 0),
    part_time_category_id: types.includes('part_time') ? (partTimes[lot % partTimes.length] ?? null) : null,
    transport: benefits.includes('transport') || (gulf && lot % 4 === 0),
    relocation_support: benefits.includes('relocation') || lot % 9 === 0,
    licences: drives[position] ?? (lot % 2 === 0 ? (visits[position] ?? []) : []),
    vacancy: lot % 17 === 0 ? 'pool' : 'exists',
    apply_mode: isWalkIn ? 'walk_in' : isExternal ? 'external' : 'here',
    apply_url: isExternal ? `https://careers.example/${reference}` : null,
    walk_in_place: isWalkIn ? `${company}, HR, 2` : '',
    walk_in_from: isWalkIn ? dayOf(new Date(published.getTime() + 10 * day)) : null,
    walk_in_until: isWalkIn ? dayOf(new Date(published.getTime() + 58 * day)) : null,
    walk_in_hours: isWalkIn ? '9:00–13:00' : '',
  }
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
