import type { Language } from '#platform/shared/languages.ts'
import type { Meaning } from './readings.ts'
import type { Segment } from './segments.ts'
import { languageOfLetters } from './tokens.ts'

const small: Record<'en' | 'fr', RegExp> = {
  en: /(?<!\p{L})(?:the|of|and|in|for|with|to|on|at|from|is|are|an|by)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:de|la|le|les|des|et|du|une|pour|dans|avec|sur|à|aux?|par|est)(?!\p{L})/giu,
}

/** What a text of some length is written in: by its letters, and between English and French by its small words; null where these do not tell. */
export function languageWritten(text: string): Language | null {
  const written = languageOfLetters(text)
  if (written) return written
  const [en, fr] = [text.match(small.en)?.length ?? 0, text.match(small.fr)?.length ?? 0]
  return en === fr ? null : en > fr ? 'en' : 'fr'
}

/** A segment without the names of work that its language does not have: "carriers" of an English text are no French miners. */
export const withinLanguage =
  (language: Language) =>
  (segment: Segment<Meaning>): Segment<Meaning>[] => {
    const { meaning } = segment
    if (meaning.kind !== 'occupation') return [segment]
    const occupations = meaning.occupations.filter((one) => one.language === language)
    return occupations.length === 0 ? [] : [{ ...segment, meaning: { ...meaning, occupations } }]
  }
