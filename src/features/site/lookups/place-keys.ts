import { fold } from '#platform/shared/fold.ts'

const articles = new Set(
  'al el ul ar as ad az an ash at ed es er aş aţ эль аль эр эд эс эш эн аш ар ас ад ан эт ат'.split(' ').map(fold),
)

/** Words that people put before a place and that name none. */
const fillers = new Set(
  `in at near around city of the a au aux en dans à vers ville de région
   в во на г город рядом около
   في ب مدينة قرب حول`
    .split(/\s+/)
    .map(fold),
)

/** What was typed as words, without those that only lead to the place: "in Dubai", "г. Казань", "بالرياض", Maghreb "فالرباط". */
export function placeWords(typed: string): string[] {
  const words = fold(typed.replace(/\bu\.?a\.?e\b\.?/gi, 'uae'))
    .split(' ')
    .filter(Boolean)
  const first = words.findIndex((word) => !fillers.has(word))
  const rest = first < 0 ? words : words.slice(first)
  return rest.map((word) => word.replace(/^[بفلو](?=ال[ء-ي]{3})/, '').replace(/^لل(?=[ء-ي]{3})/, 'ال'))
}

/** The ways a name is looked up by, the strictest first: glued, without articles, without endings of cases, as it is heard. */
export function placeKeys(words: readonly string[]): string[] {
  const whole = words.join('')
  const bare = words.length > 1 ? words.filter((word) => !articles.has(word)) : [...words]
  const plain = (bare.length > 0 ? bare : words).map((word) => word.replace(/^ال(?=[ء-ي]{3})/, '')).join('')
  const glued = plain.replace(/^(?:al|el)(?=[a-z]{4})/, '')
  return [...new Set([whole, plain, glued, endless(plain), words.map(endless).join(''), heard(plain)])]
}

/** Russian names without the ending of their case: "Казани", "в Москве", "Нижнем Новгороде", "Набережных Челнах". */
const endless = (key: string) =>
  /^[а-я]{4,}$/.test(key)
    ? key.replace(/(?:ого|ему|ому|ыми|ими|ам|ах|ях|ем|ом|ым|им|ых|их|[аеиоуыэюяьй]{1,2})$/, '')
    : key

/** As it is heard: الزرقا for الزرقاء, and الرياظ for الرياض. */
const heard = (key: string) => key.replace(/(?<=[ا-ي]{2})ء$/, '').replace(/ظ/g, 'ض')

/** Of the keys of a name, the one without article. */
export const bareKey = (keys: readonly string[]): string => keys[1] ?? keys[0] ?? ''
