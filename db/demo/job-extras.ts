import type { Row } from './rows.ts'

type About = {
  reference: string
  family: string
  gulf: boolean
  company: string
  words: string
  published: Date | null
  types: readonly string[]
}

/** Mornings, afternoons, evenings, nights, weekends, by the hour, for students. */
const partTimes = [1, 2, 3, 3, 4, 5, 5, 7, 10]

const day = 86_400_000
const drives: Record<string, string[]> = { drivers: ['C'], warehouse: ['forklift'], sales: ['B'] }

/**
 * What only some adverts say: housing, a licence, another way to apply, a company that stays unnamed. Drawn from the
 * reference, so that all else of the demo content stays as it was.
 */
export function extrasOf({ reference, family, gulf, company, words, published, types }: About): Partial<Row<'jobs'>> {
  const lot = [...reference].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1009, 7) % 100
  const isWalkIn = lot >= 20 && lot < 23 && published !== null
  const isExternal = lot >= 23 && lot < 27
  return {
    // a name in the text would tell what the advert leaves out
    anonymous: lot < 4 && !words.toLowerCase().includes(company.toLowerCase()),
    accommodation: gulf && lot % 5 === 0,
    part_time_category_id: types.includes('part_time') ? (partTimes[lot % partTimes.length] ?? null) : null,
    transport: gulf && lot % 4 === 0,
    relocation_support: lot % 9 === 0,
    licences: lot % 2 === 0 ? (drives[family] ?? []) : [],
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
