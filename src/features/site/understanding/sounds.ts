const cyrillic: Record<string, string> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ж:z з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:s ч:s ш:s щ:s ъ: ы:i ь: э:e ю:u я:a'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
const arabic: Record<string, string> = Object.fromEntries(
  'ا: ب:b ت:t ث:t ج:j ح:h خ:k د:d ذ:d ر:r ز:z س:s ش:s ص:s ض:d ط:t ظ:z ع: غ:g ف:f ق:k ك:k ل:l م:m ن:n ه:h و: ي: ء:'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/**
 * How a word sounds, roughly, so that it is found when written in other letters: voditel is водитель, mohandes مهندس. Only the
 * consonants are kept, since Arabic writes no others.
 */
export function soundOf(word: string): string {
  const letters = /\p{Script=Arabic}/u.test(word)
    ? [...word].map((letter) => arabic[letter] ?? '').join('')
    : /\p{Script=Cyrillic}/u.test(word)
      ? [...word].map((letter) => cyrillic[letter] ?? '').join('')
      : latin(word)
  return letters.replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1')
}

/** Ways to write sounds in Latin letters, those of chats (7, 3, 5, 9) among them, as one. */
const latin = (word: string) =>
  word
    .replace(/7/g, 'h')
    .replace(/[235]/g, (digit) => (digit === '5' ? 'k' : ''))
    .replace(/9/g, 's')
    .replace(/8|gh/g, 'g')
    .replace(/shch|sch|sh|ch|ts|tz|c(?=[eiy])/g, 's')
    .replace(/kh/g, 'k')
    .replace(/zh/g, 'z')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/dh/g, 'd')
    .replace(/[qc]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/y/g, '')

/** Arabic letters that are one in a borrowed word, as g is ج in Cairo, غ in Beirut and ق in Kuwait. */
const alike: Record<string, string> = Object.fromEntries(
  'غ:ج ق:ج گ:ج ط:ت ث:ت ص:س ظ:ز ذ:ز ض:د ڤ:ف ه:ح پ:ب چ:ج'.split(' ').map((pair) => pair.split(':') as [string, string]),
)

/** What stays of a borrowed word in Arabic letters however it is spelled: its first letter and its consonants. */
export const bonesOf = (word: string): string =>
  [...word]
    .map((letter, at) => (at > 0 && /[اويءع]/.test(letter) ? '' : (alike[letter] ?? letter)))
    .join('')
    .replace(/(.)\1+/g, '$1')

/** Arabic letters that differ by their dots only, which small keys make easy to miss. */
const shapes: Record<string, string> = Object.fromEntries(
  ['بتثني', 'جحخ', 'دذ', 'رز', 'سش', 'صض', 'طظ', 'عغ', 'فق'].flatMap((these) =>
    [...these].map((letter) => [letter, these[0] ?? letter]),
  ),
)

/** How a word looks without dots. */
export const looksOf = (word: string): string => [...word].map((letter) => shapes[letter] ?? letter).join('')
