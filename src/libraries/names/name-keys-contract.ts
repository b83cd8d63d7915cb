/**
 * How a name sounds, as its consonants: Mohammed, Muhammad, محمد and Мухаммед give the same key. Scripts and habits differ
 * in vowels, doubled letters and in which of several like sounds they write; what is certain, such as a long u before the
 * last consonant (Mahmoud, محمود), is kept apart. A word may have several keys; two words are alike if they share one.
 */
export function nameKeys(word: string): string[] {
  const forms = scripts.find(({ of }) => of.test(word))?.sounds(word.toLowerCase()) ?? []
  const keys = forms.flatMap(keysOfSounds).filter((key) => key.length > 1 && key.length <= 24)
  return [...new Set(keys)].slice(0, 6)
}

/** Keys of all words of a name; articles and "son of" say nothing. */
export const keysOfName = (name: string): string[] => [
  ...new Set(
    name
      .normalize('NFC')
      .split(/[^\p{L}\p{M}]+/u)
      .filter((word) => word && !particles.test(word))
      .flatMap(nameKeys),
  ),
]

const particles = /^(?:al|el|ul|bin|ben|ibn|bint|ال|بن|ابن|بنت|аль|эль|ибн|бин)$/iu

/**
 * Sounds: a small letter is a consonant; `U` a u that is long for sure, `u` one that may be; `V` any other vowel; `Y` and
 * `W` consonants only where a name begins with them.
 */
function keysOfSounds(sounds: string): string[] {
  const body = sounds.replace(/([b-df-hj-np-tv-zS])\1+/g, '$1')
  const begins = /^[VuU]/.test(body) ? 'a' : (/^[YW]/.exec(body)?.[0].toLowerCase() ?? '')
  const consonants = body.replace(/[VuUYW]/g, '')
  const long = /([uUVYW]+)([b-df-hj-np-tv-zS])[^b-df-hj-np-tv-zS]*$/.exec(body)
  const short = begins + consonants
  const marked = begins + consonants.replace(/(.)$/, 'U$1')
  // one consonant alone has nothing before it that a long vowel could stand between
  if (consonants.length < 2 || !long) return [short]
  if (long[1]?.includes('U')) return [marked]
  return long[1]?.includes('u') ? [short, marked] : [short]
}

const scripts = [
  { of: /\p{Script=Arabic}/u, sounds: arabic },
  { of: /\p{Script=Cyrillic}/u, sounds: cyrillic },
  { of: /[a-z]/i, sounds: latin },
]

const arabicLetters: Record<string, string> = {
  ...letters('ب', 'b', 'پ', 'b', 'ت', 't', 'ط', 't', 'ة', '', 'ث', 't', 'ج', 'g', 'چ', 'S', 'گ', 'g', 'غ', 'g'),
  ...letters('ح', 'h', 'خ', 'h', 'ه', 'h', 'د', 'd', 'ض', 'd', 'ذ', 'd', 'ر', 'r', 'ز', 'z', 'ظ', 'z', 'ژ', 'g'),
  ...letters(
    'س',
    's',
    'ص',
    's',
    'ش',
    'S',
    'ف',
    'f',
    'ڤ',
    'f',
    'ق',
    'k',
    'ك',
    'k',
    'ک',
    'k',
    'ل',
    'l',
    'م',
    'm',
    'ن',
    'n',
  ),
  ...letters(
    'ا',
    'V',
    'أ',
    'V',
    'إ',
    'V',
    'آ',
    'V',
    'ى',
    'V',
    'ع',
    'V',
    'ء',
    '',
    'ئ',
    'V',
    'ؤ',
    'V',
    'و',
    'U',
    'ي',
    'V',
    'ی',
    'V',
  ),
}

function arabic(word: string): string[] {
  const plain = word
    .replace(/[\u064b-\u065f\u0670\u0640]/gu, '')
    .replace(/^ال(?=.{3})/u, '')
    .replace(/(?<=.{2})[هح]$/u, '')
  const body = [...plain].map((letter) => arabicLetters[letter] ?? '').join('')
  // a waw or ya at the beginning is a consonant; a final waw is not heard (عمرو)
  return [
    body.replace(/U$/, '').replace(/^./, (first) => (/^[يی]/u.test(plain) ? 'Y' : /^و/u.test(plain) ? 'W' : first)),
  ]
}

const cyrillicLetters: Record<string, string> = {
  ...letters(
    'б',
    'b',
    'в',
    'f',
    'г',
    'g',
    'д',
    'd',
    'ж',
    'g',
    'з',
    'z',
    'к',
    'k',
    'л',
    'l',
    'м',
    'm',
    'н',
    'n',
    'п',
    'b',
  ),
  ...letters(
    'р',
    'r',
    'с',
    's',
    'т',
    't',
    'ф',
    'f',
    'х',
    'h',
    'ц',
    's',
    'ч',
    'S',
    'ш',
    'S',
    'щ',
    'S',
    'ь',
    '',
    'ъ',
    '',
  ),
  ...letters(
    'а',
    'V',
    'е',
    'V',
    'ё',
    'V',
    'и',
    'V',
    'й',
    'V',
    'о',
    'u',
    'у',
    'u',
    'ы',
    'V',
    'э',
    'V',
    'ю',
    'u',
    'я',
    'V',
  ),
}

function cyrillic(word: string): string[] {
  const say = (text: string) => {
    const sounds = [...text.replace(/дж/g, 'г').replace(/ё/g, 'е')]
      .map((letter) => cyrillicLetters[letter] ?? '')
      .join('')
    return /^[юяйе]/u.test(text) ? `Y${sounds.slice(1)}` : sounds
  }
  // г stands for h as well (Ибрагим), and a х at the end for one that is hardly heard
  const others = [word.replace(/г/g, 'х'), word.replace(/х$/, '')].filter((other) => other !== word)
  return [word, ...others].map(say)
}

const latinPairs: readonly (readonly [RegExp, string])[] = [
  [/sch|sh|tch|ch/g, 'S'],
  [/kh/g, 'h'],
  [/gh|dj|zh|j/g, 'g'],
  [/dh/g, 'd'],
  [/th/g, 't'],
  [/ph|v/g, 'f'],
  [/ff$/g, 'f'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/p/g, 'b'],
  [/ou|oo|uu/g, 'U'],
  [/[uow]/g, 'u'],
]

function latin(word: string): string[] {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ç/g, 's')
    .replace(/[^a-z]/g, '')
    .replace(/(?<=[aeiou])h$/, '')
  const say = (text: string) => {
    const first = /^[yw]/.exec(text)?.[0].toUpperCase()
    const body = latinPairs.reduce((sounds, [from, to]) => sounds.replace(from, to), text)
    const sounds = body.replace(/[aeiy]/g, 'V')
    return first ? first + sounds.slice(1) : sounds
  }
  const glued = /^[ae]l(?=.{4})/.test(plain) ? [say(plain.slice(2))] : []
  return [say(plain), ...glued]
}

function letters(...pairs: string[]): Record<string, string> {
  return Object.fromEntries(pairs.flatMap((one, at) => (at % 2 === 0 ? [[one, pairs[at + 1] ?? '']] : [])))
}
