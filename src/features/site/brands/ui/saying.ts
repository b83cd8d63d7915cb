import { type Language, languages } from '#platform/shared/languages.ts'

/** What of a brand is read, as somebody types it: name and headline in each language, the colours of its sign, who its mails come from. */
export type Saying = {
  texts: Record<Language, { name: string; headline: string }>
  icon: { line: string; lamp: string; ground: string }
  sender: string
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** The colours that may be drawn; what is no colour yet is as it was. */
export const coloursOf = (icon: Saying['icon'], known: Saying['icon']): Saying['icon'] => ({
  line: isColour(icon.line) ? icon.line : known.line,
  lamp: isColour(icon.lamp) ? icon.lamp : known.lamp,
  ground: isColour(icon.ground) ? icon.ground : known.ground,
})

/** As the brand's file has them; a language without a headline of its own says what every brand does. */
export function fileOf({ texts, icon }: Saying, known: Saying['icon']) {
  const own = languages.filter((language) => texts[language].headline.trim() !== '')
  return {
    name: Object.fromEntries(languages.map((language) => [language, texts[language].name.trim()])),
    icon: coloursOf(icon, known),
    words: Object.fromEntries(
      own.map((language) => [language, { landing: { headline: texts[language].headline.trim() } }]),
    ),
  }
}
