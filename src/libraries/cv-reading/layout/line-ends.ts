/** What stands before a hyphen that belongs there, in English and French. */
const forms = new Set(
  'self non cross multi high low long short full half well real end open user client customer data next third first second world award large small mid anti ex semi quasi one two three test cloud object problem decision detail goal sous demi peut savoir bien mieux avant après vice'.split(
    ' ',
  ),
)
/** What a word may end with behind the hyphen of a line's end. */
const endings =
  /^(?:ings?|ed|ers?|ions?|ives?|ly|ness|es|ish|est|able|al|ally|ality|alities|ary|ity|iz\p{L}+|is(?:e|ed|ing|ation)|ations?|ments?|ful|fully|less|bases?|works?|ism|ists?|ance|ence|ants?|ents?)$/u
const wholeWord = /\p{L}(?:tion|sion|ment|ing|ity|ness|ance|ence|ful|less)$/u
/** `on- and off-line`: the other half follows later. */
const others = new Set(['and', 'or', 'to', 'et', 'ou', 'und', 'и', 'или'])
const links = new Set([
  'à',
  'en',
  'de',
  'du',
  'of',
  'the',
  'in',
  'on',
  'by',
  'level',
  'based',
  'like',
  'free',
  'driven',
])
const fewestOfWord = 4

/**
 * Two lines as one: a hyphen that the page set inside a word goes, that of a compound stays. `known` are the words of the
 * rest of the text in small letters, compounds among them.
 */
export function joinedAt(before: string, after: string, known: ReadonlySet<string> = new Set()): string {
  const first = /(?<![\p{L}\p{M}])([\p{L}\p{M}]+)[-‐\u00ad]$/u.exec(before)?.[1]
  const second = /^[\p{L}\p{M}]+/u.exec(after)?.[0]
  if (!first || !second || others.has(second)) return `${before} ${after}`
  const stem = before.slice(0, -1)
  if (before.endsWith('\u00ad')) return `${stem}${after}`
  return isCompound(first, second, known) ? `${stem}-${after}` : `${stem}${after}`
}

function isCompound(first: string, second: string, known: ReadonlySet<string>): boolean {
  if (/^\p{Lu}/u.test(second) || (first.length > 1 && first === first.toUpperCase())) return true
  const start = first.toLowerCase()
  if (known.has(`${start}-${second}`)) return true
  if (known.has(`${start}${second}`) || endings.test(second)) return false
  return (
    forms.has(start) ||
    links.has(second) ||
    (start === 'co' && /^(?:found|auth|work|lead|own|creat)/.test(second)) ||
    (wholeWord.test(start) && second.length > fewestOfWord) ||
    (/\p{Script=Cyrillic}{4}[ое]$/u.test(start) && second.length > fewestOfWord) ||
    [start, second].every((half) => half.length >= fewestOfWord && known.has(half))
  )
}

/** The words of a text as `joinedAt` asks for them: none that a line's end cut. */
export const wordsWithin = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/(?<![-\p{L}\p{M}])[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*(?![-\p{L}\p{M}]|[‐\u00ad])/gu))
