import sameWords from '#db/lookups/same-words.json' with { type: 'json' }
import { type Language, languages } from '#platform/shared/languages.ts'
import { foldLetters, stemArabic, withLatinNames } from './fold-words.ts'

/** A word as it was typed, where it stands there, and the key under which its other forms are found. */
export type Token = { text: string; key: string; from: number; to: number }

const wordOf =
  /c\+\+|[cf]#|(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+\.js(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[rq]\s?&\s?[da](?![\p{L}\p{N}])|\d+\/\d+|(?<![\d,.])\d{1,3}(?:,\d{3})+(?![\d,])|[\p{L}\p{N}\p{M}]+/giu

/** The other form that adverts add to a name for women and for men: أمين/ة, موظف(ة), vendeur/se, chargé·e, assistant.e, technicien(ne). */
const otherForm =
  /(?<=\p{L})(?:\/\u0640?ة|\(\u0640?ة\)|(?:[·•]|\/-?|\(|(?<=\p{L}{3})[.-])(?:e|ne|se|le|te|ée|ice|rice|trice|euse|ère|ière|ienne)(?:[·•.]s|\)s?|(?![\p{L}\p{N}])))/giu
export const withoutForms = (text: string) => text.replace(otherForm, (form) => ' '.repeat(form.length))

/** The words of a text in their order, sums with a comma of thousands as one; names that punctuation belongs to (C++, .NET, R&D, 2/2) stay whole. */
export const tokensOf = (text: string): Token[] =>
  [...withLatinNames(withoutForms(text)).matchAll(wordOf)].map(({ 0: word, index }) => ({
    text: word,
    key: keyOf(word),
    from: index,
    to: index + word.length,
  }))

/**
 * Forms of one word that differ by letters only (accents, hamza), number or case: nurse and nurses, بائع and البائع, повар and повара.
 * Words that mean the same share a key too (`same-words.json`). Light on purpose: a stemmer would make accountant and account, or operator and operation, one.
 */
export function keyOf(word: string): string {
  const key = ownKeyOf(word)
  return same.get(key) ?? key
}

function ownKeyOf(word: string): string {
  const letters = lettersOf(word)
  if (/^[a-z]+$/.test(letters)) return latin(letters)
  if (/^[а-я]+$/.test(letters)) return cyrillic(letters)
  return stemArabic(heard(letters))
}

/** A word as it was written, but for case, accents and the forms of Arabic letters. */
export const lettersOf = (word: string): string =>
  foldLetters(
    word
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u064b-\u065f\u0670\u0640]/gu, ''),
  )

/** What is written as it is heard: العملا for العملاء, كهرباءي for كهربائي, موضف and ممرظة where ض and ظ sound alike, تكيف for تكييف. */
const heard = (letters: string) =>
  letters
    .replace(/(?<=[ا-ي]{2})ء$/, '')
    .replace(/ء(?=[ا-ي])/g, 'ي')
    .replace(/ظ/g, 'ض')
    .replace(/(?<=[ا-ي])يي(?!(?:ن|ه|ة|ات)?$)/g, 'ي')

const latin = (word: string) => {
  if (word.length < 4) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) || /eaus$/.test(word) ? word.slice(0, -1) : word.replace(/(?<=eau)x$/, '')
}

const endings =
  /(?:иями|ями|ами|ией|иям|ием|иях|ого|его|ому|ему|ыми|ими|ов|ев|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ым|им|ом|ем|ам|ям|ах|ях|ую|юю|ью|ия|ию|ии|ья|а|я|о|е|ы|и|у|ю|ь|й)$/

const cyrillic = (word: string) => {
  // so short a word has no ending: СЕ is a licence and с a preposition
  if (word.length < 3) return word
  const bare = word.replace(endings, '')
  // продавец and продавцы
  return bare.length > 2 ? bare.replace(/ец$/, 'ц') : word.replace(/[аеиоуыэюяьй]$/, '')
}

/** Words of titles that mean the same: dialects, plurals that no stemmer knows, English in Arabic letters, short forms. */
const same = new Map<string, string>()
/** All those words as they are written, by their own keys. */
export const otherWords = new Map<string, string>()
for (const language of languages)
  for (const [first = '', ...others] of sameWords[language]) {
    otherWords.set(ownKeyOf(first), first)
    for (const word of others) {
      const key = ownKeyOf(word)
      if (key === ownKeyOf(first)) continue
      same.set(key, ownKeyOf(first))
      otherWords.set(key, word)
    }
  }

/** Arabic and Cyrillic letters tell their language here; null for Latin ones. */
export const languageOfLetters = (text: string): Language | null =>
  /\p{Script=Arabic}/u.test(text) ? 'ar' : /\p{Script=Cyrillic}/u.test(text) ? 'ru' : null
