import type { City, Entry } from '#db/lookups/read-lookups.ts'
import { type Language, localeOf } from '#platform/shared/languages.ts'

type Facts = Record<string, string | number>

/** Puts facts into `{places}` of a text. @throws Error a place has no fact, so that none is ever left open */
export const fill = (text: string, facts: Facts): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`no ${name} for: ${text}`)
    return String(fact)
  })

/** Facts about a place, each as the language bends it. */
export function placeFacts(language: Language, city: City): Facts {
  const name = city[language]
  return { city: name, in_city: inCity(language, name), of_city: language === 'fr' ? ofCity(name) : name }
}

function inCity(language: Language, name: string): string {
  if (language === 'en') return `in ${name}`
  if (language === 'ar') return `في ${name}`
  return language === 'fr' && name.startsWith('Le ') ? `au ${name.slice(3)}` : language === 'fr' ? `à ${name}` : name
}

function ofCity(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`
  return /^[AEIOUÉÈÎH]/.test(name) ? `d’${name}` : `de ${name}`
}

/** A position as an advert heads it; French adverts name both forms. */
export function advertised(language: Language, position: Entry): string {
  if (language !== 'fr') return position[language]
  return position.fr.includes(' / ') ? position.fr : `${position.fr} (H/F)`
}

/** A position as a person bears it: `Acheteur / Acheteuse` → one of the two. */
export function borne(language: Language, position: Entry, gender: 'male' | 'female'): string {
  const text = position[language]
  const [left = '', right] = text.split(' / ')
  if (language === 'ar' && gender === 'female' && !right) return arabicForHer(text)
  if (!right) return text
  if (language !== 'fr') return gender === 'male' ? left : right
  const before = left.split(' ')
  const after = right.split(' ')
  const isWhole = after[0]?.slice(0, 3) === before[0]?.slice(0, 3)
  if (gender === 'male') return isWhole ? [left, ...after.slice(before.length)].join(' ') : left
  return isWhole ? right : [...before.slice(0, -1), right].join(' ')
}

/** Adjectives that describe the person when they follow a one-word title. */
const ofPerson =
  /^(?:مالي|قانوني|معماري|داخلي|إداري|مدني|إنشائي|هندسي|ميكانيكي|كهربائي|بيئي|جمركي|سياحي|عقاري|فندقي|عام|مسجل|تنفيذي)$/

function arabicForHer(title: string): string {
  const [first = '', second = '', ...rest] = title.split(' ')
  if (first === 'شيف' || first === 'باريستا') return title
  const her = first === 'محامٍ' ? 'محامية' : first === 'صيدلي' ? 'صيدلانية' : `${first}ة`
  const how = rest.length > 0 ? second : second === 'أول' ? 'أولى' : ofPerson.test(second) ? `${second}ة` : second
  return [her, how, ...rest].filter(Boolean).join(' ')
}

/** `Build|Built features` → what an advert asks, or what a CV tells. Other languages have one form. */
export const asked = (duty: string): string => duty.replace(/(\w+)\|\w+/g, '$1')
export const told = (duty: string): string => duty.replace(/\w+\|(\w+)/g, '$1')

/** Inside a sentence Russian and French write words of a list small; names stay as they are. */
export function inSentence(language: Language, entry: Entry): string {
  const text = entry[language]
  const isName = entry.ar === entry.en || text.slice(0, 2).toUpperCase() === text.slice(0, 2)
  if (isName || (language !== 'ru' && language !== 'fr')) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

export const listed = (language: Language, items: string[]): string =>
  new Intl.ListFormat(localeOf(language)).format(items)

export const languageName = (language: Language, code: string): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(code) ?? code

/** 3 → `3 سنوات`, 12 → `12 سنة`: Arabic counts years in two ways. */
export const arabicYears = (years: number): string => (years <= 10 ? `${years} سنوات` : `${years} سنة`)

const letters: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
export const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => letters[letter] ?? letter)
export const paragraph = (...sentences: string[]): string => `<p>${sentences.filter(Boolean).join(' ')}</p>`
export const bullets = (items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
