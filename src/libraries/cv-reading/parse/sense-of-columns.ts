import { remembered } from '#platform/shared/remembered.ts'
import { isCapitals } from '../layout/letters.ts'
import type { SenseOf } from '../layout/pdf-layout.ts'
import { loneEnd, periodIn } from './dates.ts'
import { isSkillOfLanguage } from './language-table.ts'
import { type PersonLabel, personLabel } from './person-labels.ts'
import { isPlace } from './places.ts'
import { isHeadOfJobs, roleNamed } from './roles.ts'
import { sectionOf } from './sections.ts'

const mostPieces = 50_000
/** Labels that stand in tables of what is asked of a person; an address or links may head a column of contacts. */
const ofPerson = new Set<PersonLabel | null>([
  'nationality',
  'birth_date',
  'civil_status',
  'gender',
  'visa',
  'driving_licence',
])

/** What the columns of a page are told by; each place where a page might be cut asks the same of the same pieces. */
export const senseOf: SenseOf = (size) => ({
  heads: remembered(
    ({ text, bold, size: own }) =>
      sectionOf(text) !== null &&
      !isHeadOfJobs(text) &&
      !isSkillOfLanguage(text) &&
      (bold || own > size * 1.04 || isCapitals(text) || text.length > 6),
    mostPieces,
  ),
  names: remembered((text) => roleNamed(text) !== null, mostPieces),
  asks: remembered((text) => ofPerson.has(personLabel(text)), mostPieces),
  aside: remembered((text) => {
    const period = periodIn(text)
    return (period !== null && period.to - period.from > text.length * 0.5) || loneEnd(text) !== null || isPlace(text)
  }, mostPieces),
})
