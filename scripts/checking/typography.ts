type Rule = { pattern: RegExp; fault: string }

const ellipsis: Rule = { pattern: /\.\.\./, fault: 'write … as one character' }
const unbroken = '\u00A0'
const stops: Rule = { pattern: /(?<=[\p{L}\d}>»)])\.\.(?!\.)/u, fault: 'a sentence ends with one full stop' }

/** How each language sets its signs; patterns of what is wrong. */
const rules: Record<string, Rule[]> = {
  en: [
    ellipsis,
    stops,
    { pattern: /"/, fault: 'quotes are “curly”' },
    { pattern: /(?<=[\p{L}\d}>])'(?=\p{L})/u, fault: 'the apostrophe is ’' },
    { pattern: /—|[\p{L})] - [\p{L}(]/u, fault: 'the dash is – with spaces' },
  ],
  ar: [
    ellipsis,
    stops,
    { pattern: /["“”]/, fault: 'quotes are «…»' },
    { pattern: /اً/, fault: 'tanwin stands before the alif: ًا' },
    { pattern: /(?<=[\u0621-\u064A])[,;?]/, fault: 'commas, semicolons and question marks are ، ؛ ؟' },
    { pattern: /\u0640(?=\p{L})/u, fault: 'no kashida' },
    { pattern: /\d\s%/, fault: 'no space before %' },
    {
      pattern: /(?<=[\u0600-\u06FF][\s\u200E]+)[./][A-Za-z]+/u,
      fault: 'an ending or a path is isolated left to right, or its sign stands behind it',
    },
  ],
  ru: [
    ellipsis,
    stops,
    { pattern: /"/, fault: 'quotes are «ёлочки»' },
    { pattern: /(?<=\S)[ ]—|[ ]–[ ]/, fault: `the dash is — with U+00A0 before it` },
    { pattern: /\d[ ]\d{3}(?!\d)|[\d}][ ]?%|№[ ]?[\d{]/, fault: 'U+00A0 within numbers, before % and after №' },
    { pattern: /[а-яё]\([а-яё]{1,3}\)/, fault: 'no gendered forms in brackets: turn the sentence' },
    {
      pattern:
        /(?<!\p{L})(?:еще|ее|нее|мое|твое|свое|счет|трех|четырех|путем|причем|идет|ждет|придет|найдет|пройдет|подойдет|начнет|вернет|дает|создает|учет|(?:от|рас|за)чет\p{L}{0,2}|объем\p{L}{0,2}|прием|партнер\p{L}*|надежн\p{L}*|(?:удал|включ|измен|подтвержд|отклон|отмен|завершн?)ен)(?!\p{L})/iu,
      fault: 'ё is written as ё',
    },
  ],
  fr: [
    ellipsis,
    stops,
    { pattern: /"/, fault: 'quotes are « … »' },
    { pattern: /(?<=\p{L})'(?=[\p{L}{<])/u, fault: 'the apostrophe is ’' },
    {
      pattern: /(?<=[\p{L}\d)»}>])[ \u202F]?[;?!%»](?!\w)|[ \u202F]:(?!:)|«(?!\u00A0)/u,
      fault: 'U+00A0 before : ; ? ! % » and after «',
    },
    { pattern: /(?<=\p{L}):(?=\s)/u, fault: 'U+00A0 before :' },
    { pattern: /\d[ ]\d{3}(?!\d)|n°[ ][\d{]/, fault: 'U+00A0 within numbers and after n°' },
    { pattern: /\p{L}·\p{L}/u, fault: 'no median dots: choose a neutral word' },
    {
      pattern:
        /(?<!\p{L})(?:A (?:propos|partir|tout|venir|noter)|E(?:tat|quipe|valu|chec|cole|tape|crire|diter)\p{L}*)(?!\p{L})/u,
      fault: 'capitals keep their accents',
    },
  ],
}

/** What of a text is not set the way its language sets it; what stands within `<code>` is typed as it is. */
export function typographyFaults(language: string, text: string): string[] {
  const said = text.replace(/<code>.*?<\/code>/gs, '')
  return (rules[language] ?? []).flatMap(({ pattern, fault }) => {
    const [found] = said.match(pattern) ?? []
    return found === undefined ? [] : [`${fault} (at “${around(said, found)}”)`]
  })
}

const around = (text: string, found: string) => {
  const at = text.indexOf(found)
  return text.slice(Math.max(0, at - 12), at + found.length + 12).replaceAll(unbroken, '⍽')
}
