/**
 * Brings a text to words that compare: small letters, no accents, one form of each Arabic letter, Arabic words without
 * article and common endings. What it leaves are letters and digits between single spaces, in index and query alike.
 */
export const foldWords = (text: string): string => withSigns(words(text, stemArabic).join(' '))

/** The same, but every word as it was written: for exact matches and for what is shown. */
export const foldExactly = (text: string): string => withSigns(words(text, (word) => word).join(' '))

const words = (text: string, stem: (word: string) => string) =>
  named(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\u0640]/gu, '')
    .replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => stem(foldLetters(word)))
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)

/** с++, с# with the Cyrillic letter that looks the same; as long as it was. */
export const withLatinNames = (text: string): string => text.replace(/(?<![\p{L}\p{N}])[сС](?=\+\+|#)/gu, 'c')

/** Names with signs that were spelled out, as the signs are: apart, "plus" and "net" stand in any text. */
const spelledOut: readonly [RegExp, string][] = [
  [/(?<!\S)(?:c|с|си|سي) (?:plus plus|плюс плюс|بلس بلس)(?!\S)/g, 'cplusplus'],
  [/(?<!\S)(?:c|с|си|سي) (?:sharp|шарп|شارب)(?!\S)/g, 'csharp'],
  [/(?<!\S)(?:dot net|дот нет|دوت نت)(?!\S)/g, 'dotnet'],
]
const withSigns = (folded: string) => spelledOut.reduce((text, [spelled, name]) => text.replace(spelled, name), folded)

/** Names that punctuation or a stop word would swallow; IT and AI only as capitals, elsewhere they are common words. */
const named = (text: string) =>
  withLatinNames(text)
    .replace(/\bIT\b/g, ' xit ')
    .replace(/\bAI\b/g, ' xai ')
    .replace(/\bc\+\+/gi, ' cplusplus ')
    .replace(/\b([cf])#/gi, ' $1sharp ')
    .replace(/(^|\s)\.net\b/gi, '$1dotnet')
    .replace(/\b(\w+)\.js\b/gi, '$1js')
    .replace(/\br\s?&\s?d\b/gi, ' xrd ')

/** One form of each letter of a word in small letters. */
export function foldLetters(word: string) {
  if (/^[a-z0-9]+$/.test(word)) return word
  return word
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ё/g, 'е')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىیئ]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ک/g, 'ك')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
}

/** Nouns whose last letters are their own and no ending: without them a salon is a hall, a truck a quantity, insurance a whole. */
const ownEndings = new Set(
  `صالون كميون كاميون تلفزيون تليفزيون تلفون تليفون كرتون زيتون صابون مخزون قانون تعاون ديوان ليمون باطون سيليكون بيتون
  تامين تمرين تموين تكوين تدوين تعيين تحسين تدخين بنزين تخزين توطين تمكين تسكين عناوين`.split(/\s+/),
)

/** Light stemming after Larkey's Light10: the article with its joined particles, then one of the commonest endings. */
export const stemArabic = (word: string): string => {
  const bare = word.replace(/^(?:وال|فال|بال|كال|ال|لل|و)(?=[ا-ي]{3})/, '')
  return ownEndings.has(bare) ? bare : bare.replace(/^([ا-ي]{3,}?)(?:ها|ان|ات|ون|ين|يه|ي|ه)$/, '$1')
}
