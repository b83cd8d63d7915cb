import type { Part } from './headings.ts'
import { personLabel } from './person-labels.ts'
import { isCivilStatus, isGender, type PersonalKind } from './personal-values.ts'

type Told = { kind: PersonalKind; value: string }

const longest = 120
const classOf = '[A-EАВСДЕ][1EЕ]{0,2}(?!\\p{L})'
const phrases: [PersonalKind, RegExp][] = [
  [
    'birth_date',
    /(?<!\p{L})(?:born(?: on| in)?|née?(?:\(e\))? (?:le|en)|родил(?:ся|ась)|من مواليد|مواليد|ولدت? (?:في|بتاريخ))\s+(?=.*\p{Nd})(.+)/iu,
  ],
  ['nationality', /(?<!\p{L})(?:de )?nationalité\s+(\p{L}+(?:[ -]\p{L}+)?)/iu],
  ['nationality', /(?<!\p{L})граждан(?:ин|ка|ство)\s+(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)/u],
  ['nationality', /^(\p{Lu}\p{Ll}+)\s+(?:national|citizen)$/u],
  ['nationality', /^(?:nationality|citizenship|الجنسية)\s+(\p{L}+(?:\s\p{L}+)?)$/iu],
  [
    'notice',
    /(?<!\p{L})(immediate joiner|immediately available|available immediately|disponibilité immédiate|disponible immédiatement)(?!\p{L})/iu,
  ],
  ['visa', /^(authori[sz]ed to work in .+)$/iu],
  [
    'driving_licence',
    new RegExp(
      `(?<!\\p{L})(?:permis(?: de conduire)?|driving licen[cs]e|права|водительское удостоверение|رخصة (?:ال)?قيادة)\\s*[:(]?\\s*(?:categor(?:y|ies)|cat[ée]gories?|кат(?:егори[ия])?\\.?|class(?:es)?|cat\\.|فئة)?\\s*(${classOf}(?:\\s*[,/+&]?\\s*${classOf})*)(?![\\p{L}\\p{N}])`,
      'iu',
    ),
  ],
]
const licence =
  /driving licen[cs]e|driver['’]?s? licen[cs]e|permis de conduire|водительск(?:ие права|ое удостоверение)|رخصة (?:ال)?(?:قيادة|سياقة)/iu
const permit =
  /(?:transferr?able|valid) (?:iqama|qid)(?:,? transferr?able)?|(?:iqama|qid) transferr?able|(?<!\p{L})(?:employment|visit|tourist|residen(?:ce|t)|golden|freelance|family|spouse|husband|dependent|work) visa(?!\p{L})|إقامة (?:قابلة للنقل|سارية)|titre de séjour/iu
const mostWords = 6
/** How old somebody is, or when they were born, stands beside what else is told of them. */
const isOfPerson =
  /(?<!\d)[1-7]\d\s*(?:ans|лет|года?|years? old|yrs|سنة|عام)(?!\p{L})|родил|née? le|(?<!\p{L})born(?!\p{L})/iu

/** What a text says of a person in words of its own: `née le 5 mai 1990`, `Permis B`, `Женщина, 31 год`. */
export function told(text: string, section: Part['section']): Told[] {
  if (text.length > longest) return []
  const found = phrases.flatMap(([kind, pattern]) => {
    const value = pattern.exec(text)?.[1]
    return value ? [{ kind, value }] : []
  })
  return ofPerson.has(section) ? [...found, ...inAtoms(text, section)] : found
}

/** `Permis B`, `Driving licence`: what one may drive, and nothing else. */
export const isLicence = (text: string): boolean =>
  personLabel(text) === 'driving_licence' ||
  (text.split(/\s+/).length <= mostWords &&
    phrases.some(([kind, pattern]) => kind === 'driving_licence' && pattern.exec(text)?.index === 0))

const ofPerson = new Set<Part['section']>(['head', 'contact', 'other', 'certifications'])

/** Short words between commas and bars. */
function inAtoms(text: string, section: Part['section']): Told[] {
  const atoms = text.split(/\s*[|•·,،;/()]\s*|\s{2,}|\s+[–—-]\s+/).filter(Boolean)
  return atoms.flatMap((atom): Told[] => {
    if (/[:：]/.test(atom) || atom.split(/\s+/).length > mostWords) return []
    if (licence.test(atom)) return [{ kind: 'driving_licence', value: atom }]
    if (permit.test(atom)) return [{ kind: 'visa', value: atom }]
    if (section !== 'head' && section !== 'contact') return []
    if (isCivilStatus(atom)) return [{ kind: 'civil_status', value: atom }]
    return isGender(atom) && atom.length > 2 && isOfPerson.test(text) ? [{ kind: 'gender', value: atom }] : []
  })
}
