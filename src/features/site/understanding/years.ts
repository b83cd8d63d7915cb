import { foldInPlace } from './fold-in-place.ts'
import { spelledNumber, valueSpelled } from './spelled-numbers.ts'

/** Years of work as they were typed. */
export type TypedYears = { from: number; to: number; years: number }

const units = "years?[’']?|yrs?|ans?|années?|annees?|лет|года?|سنوات|سنين|سنه|عاما?|اعوام"
/** Words of experience, among them. */
const experience =
  "(?:work(?:ing)? |relevant )?experience|experienced|exp|(?:l[’']|d[’'])?exp[ée]riences?|d[’']exp|опыт(?:ом|а)?|стаж(?:ем|а)?|(?:ال|ب)?خبره|خبرات"
const lead = `${experience}|with|having|of|over|above|min(?:imum)?|max(?:imum)?|up to|at least|more than|avec|au moins|au plus|plus de|de|с|работы|от|до|более|не менее|не более|свыше|من|لا تقل عن|اكثر من|لمده|فوق`
const trail = `(?:(?:of|in|de|من) )?(?:${experience})|plus|or more|minimum|min|и более|работы|et plus|فاكثر|على الاقل`
/** What lasts for so many years besides work. */
const others =
  'old|of age|contracts?|visa|warranty|degree|diploma|course|program(?:me)?|contrats?|dipl[ôo]me|études|контракт|عقد|دبلوم'

const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}]|(?:contract|contrat|visa|контракт|عقد)(?: de| на| for|) )(?<lead>(?:(?:${lead})[ :]+)*)` +
    `(?:(?<number>\\d{1,2}|${spelledNumber})\\+?(?: ?(?:[-–]|to|à|до|الى) ?\\d{1,2}\\+?)? ?(?:${units})|(?<dual>سنتين|سنتان|عامين))(?!\\p{L})` +
    `(?<trail>(?:\\+? (?:${trail})(?!\\p{L}))*)(?! (?:${others})(?!\\p{L}))`,
  'giu',
)
const saysExperience = new RegExp(`(?<!\\p{L})(?:${experience})(?!\\p{L})`, 'iu')
/** At this age people may work: so many years alone are an age. */
const leastAge = 14

/** The years of work that a text names, "5 years", "опыт 3 года", «خبرة ٥ سنوات»; null for none, and for ages. `asWork` in prose: only those said to be of work. */
export function yearsIn(text: string, asWork = false): TypedYears | null {
  for (const found of foldInPlace(text).matchAll(pattern)) {
    const { number = '', dual, lead: before = '', trail: after = '' } = found.groups ?? {}
    const years = dual ? 2 : numberOf(number.toLowerCase())
    const isWork = saysExperience.test(before) || saysExperience.test(after)
    if (years === 0 || years > 50 || (!isWork && (asWork || years >= leastAge))) continue
    return { from: found.index, to: found.index + found[0].length, years }
  }
  return null
}

const numberOf = (word: string): number => (/^\d/.test(word) ? Number(word) : valueSpelled(word))
