import { fieldsOf } from './occupations.ts'

/** Fields whose work is done where somebody lives. */
const fields = new Set(
  (
    'beauty caregiver nurse doctor therapy mentalhealth childcare teacher sport domestic cleaning kitchen chef repair ' +
    'buildingtrades finishing electrical hvac technician gardening delivery driving automotive'
  ).split(' '),
)
const comesHome = (position: number): boolean => fieldsOf(position).some((field) => fields.has(field))

/** Whose home is meant by "at home": the own one, that of others, or nobody knows. */
export type Home = 'own' | 'others' | null

/** A hairdresser comes to others; an accountant works from the own home, and so does who names no work at all. */
export function homeMeant(positions: readonly number[], isAllSaid: boolean): Home {
  if (positions.some(comesHome)) return 'others'
  return positions.length > 0 || isAllSaid ? 'own' : null
}

/** The workplace that is meant; none where the occupation says whose home one visits, null for words to be looked for. */
export function workplaceAt(value: string, home: Home): { kind: 'workplace'; value: 'remote' }[] | null {
  if (home === 'others') return []
  if (value === 'visits') return null
  return home === 'own' ? [{ kind: 'workplace', value: 'remote' }] : []
}
