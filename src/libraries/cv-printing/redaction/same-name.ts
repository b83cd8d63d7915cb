import { fold } from '#platform/shared/fold.ts'
import { remembered } from '#platform/shared/remembered.ts'

/** Parts of names that are words of their own; alone they tell nobody. */
const particles = new Set(
  'de da di do du la le les el al ul bin ibn bint ben van von der den dos del das abu abou um umm om mr mrs ms dr eng بن ابن بنت ابو ابي ام ال عبد الله اله د م'.split(
    ' ',
  ),
)
const joining = new Set(['abd', 'abdel', 'abdul', 'abdal', 'abdur', 'عبد', 'abu', 'abou', 'ابو', 'bou'])
/** Names that are common words where they are written small. */
const common = new Set(
  'will may mark art rose grace hope bill rich frank summer april june august page king young brown white black green hill wood stone long short price field baker cook carpenter driver mason joy faith sky lane banks bridge west east north south an so in do on max min pat gene rob ray dean grant chase miles penny olive ivy lily pearl ruby crystal dawn eve guy jack drew ban ken van sunny star lead major sergeant sales сила вера надежда любовь роза мир слава'.split(
    ' ',
  ),
)
const shortestStem = 4
const longestEnding = 3
const shortestWithin = 5
const shortestBones = 2
/** So many consonants tell a name without its vowels. */
const sureBones = 3

/** Tells words that are the name of somebody, whatever their case, accents, endings or script. */
export function nameFinder(names: string[]): (word: string) => boolean {
  const tokens = [...new Set(names.flatMap(tokensOf))]
  const latin = new Set(tokens.map(toLatin))
  // the words of a CV come again and again
  const known = new Map<string, boolean>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const made = isNamed(word, tokens, latin)
    known.set(word, made)
    return made
  }
}

function isNamed(word: string, tokens: string[], latin: Set<string>): boolean {
  const folded = fold(word)
  if (folded === word && common.has(folded)) return false
  return folded.split(' ').some((part) => matches(part, word, tokens, latin))
}

function matches(part: string, word: string, tokens: string[], latin: Set<string>): boolean {
  if (part === '') return false
  const forms = isArabic(part) ? arabicForms(part) : [part]
  if (forms.some((form) => tokens.includes(form))) return true
  if (tokens.some((token) => isInflected(part, token))) return true
  if (tokens.some((token) => token.length >= shortestWithin && part.includes(token))) return true
  // in another script than the name
  if (forms.some((form) => latin.has(toLatin(form)))) return true
  const proper = isArabic(part) || /^\p{Lu}/u.test(word)
  return proper && forms.some((form) => tokens.some((token) => soundsLike(form, token)))
}

/** Whether of two words one is Arabic, the other not, and both have the same consonants; few of them must fit the vowels as well. */
function soundsLike(one: string, other: string): boolean {
  if (isArabic(one) === isArabic(other)) return false
  const [arabic, latin] = (isArabic(one) ? [one, other] : [other, one]).map(toLatin) as [string, string]
  const bones = bonesOf(arabic)
  if (bones.length < shortestBones || bones !== bonesOf(latin)) return false
  return bones.length >= sureBones || isWithin(vowels(arabic), vowels(latin))
}

const vowels = (latin: string) =>
  latin
    .replace(/[eyi]+$/, 'a')
    .replace(/[ey]/g, 'i')
    .replace(/[ow]/g, 'u')
/** Whether all letters come in the other word, in the same order. */
const isWithin = (few: string, many: string) => {
  let at = 0
  for (const letter of many) if (letter === few[at]) at++
  return at === few.length
}

/** The telling words of a name; what belongs together stays so. */
function tokensOf(name: string): string[] {
  const words = fold(name).split(' ').filter(Boolean)
  const tokens = words.flatMap((word, at) => {
    const before = words[at - 1]
    if (before && joining.has(before)) return [before + word, before + word.replace(/^ال/, '')]
    return particles.has(word) || joining.has(word) || word.length < 2 || /^\d+$/.test(word) ? [] : arabicForms(word)
  })
  return words.length > 1 ? [...tokens, words.join('')] : tokens
}

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

/** Without the article and the little words that Arabic writes at the front. */
function arabicForms(word: string): string[] {
  if (!isArabic(word)) return [word]
  const bare = word.replace(/^[وفبلك](?=.{3})/u, '')
  return [...new Set([word, bare, word.replace(/^ال/u, ''), bare.replace(/^ال|^ل(?=.{3})/u, '')])].filter(
    (form) => form.length > 1 && !particles.has(form),
  )
}

/** Седова, Седовой, Седову. */
function isInflected(word: string, token: string): boolean {
  if (!/^\p{Script=Cyrillic}+$/u.test(token)) return false
  const stem = token.replace(/(?:ая|ий|ый|ой|[аяоеиыйью])$/u, '')
  const least = Math.min(shortestStem, Math.max(3, token.length - 1))
  return stem.length >= least && word.startsWith(stem) && word.length - stem.length <= longestEnding
}

const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'u',
  я: 'a',
  ا: 'a',
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  خ: 'h',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  ء: '',
  ئ: 'y',
  ؤ: 'w',
}

/** One of the ways to write a word in Latin letters, with the differences between those ways taken out. CVs are made of the same words. */
const toLatin: (word: string) => string = remembered(
  (word) =>
    [...word]
      .map((letter) => letters[letter] ?? letter)
      .join('')
      .replace(/shch|sch|sh/g, 'š')
      .replace(/zh/g, 'j')
      .replace(/kh/g, 'h')
      .replace(/ts|tz/g, 'c')
      .replace(/gh/g, 'g')
      .replace(/th/g, 't')
      .replace(/dh/g, 'd')
      .replace(/ph/g, 'f')
      .replace(/y(?=[aeou])|j(?=[aeu])/g, '')
      .replace(/[yj]/g, 'i')
      .replace(/q/g, 'k')
      .replace(/(.)\1+/g, '$1'),
  50_000,
)

/** What Arabic writes of a word: no vowels. */
const bonesOf = (latin: string): string =>
  latin
    .replace(/^(?:al|el)(?=.{3})/, '')
    .replace(/[aeiouyw']|h$/g, '')
    .replace(/c/g, 'k')
