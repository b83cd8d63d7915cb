import type { LeftOut, Part, PartKind } from './parts.ts'
import { mostWords } from './understand.ts'

/** What is left out after each way to say so: what was understood of these kinds, else one word where that is meant too. */
type Lead = { words: string; kinds: readonly PartKind[]; orWord: boolean }

const conditions: readonly PartKind[] = ['type', 'workplace']
const places: readonly PartKind[] = [...conditions, 'place']
const phrases: readonly PartKind[] = [...places, 'occupation']
/** Of those that fit, the first one counts. */
const leads: readonly Lead[] = [
  { words: 'NOT', kinds: phrases, orWord: true },
  {
    words: 'not in|except in|outside(?: of)?|sauf(?: à| en| au)|hors(?: de)?|خارج',
    kinds: places,
    orWord: false,
  },
  // "without experience" says something of a job, as its other names do
  { words: 'without|sans|без|بدون|من دون', kinds: conditions, orWord: false },
  {
    words: 'except(?: for)?|excluding|sauf|hormis|кроме|исключая|ما ?عدا|عدا|باستثناء',
    kinds: phrases,
    orWord: true,
  },
  { words: 'not', kinds: phrases, orWord: true },
]
const lead = new RegExp(
  `(?<!\\S)(?:[-−–](?=[^\\s\\d"“„«-])|(?:${leads.map(({ words }) => words).join('|')})\\s+(?:(?:the|an?|any|les?|la|des?|du)\\s+)?)`,
  'giu',
)
const rules = leads.map(({ words, ...rule }) => ({
  ...rule,
  isSaid: new RegExp(`^(?:${words})\\s`, words === 'NOT' ? 'u' : 'iu'),
}))
/** Nothing that is left out has more words than these. */
const longest = 3
/** "not" is said of something else before these: "not required", "not less than 5000". */
const saidOfElse =
  /^(?:required|needed|necessary|mandatory|essential|important|only|less|more|under|over|below|above|than|older|younger|yet|a|an|the|too|so|very|sure|have|having)$/i
const signs = /["“”„«»]/g

/** A query with a minus before each thing that must be missing, and how each of these was typed. */
export type Minused = { text: string; typed: ReadonlyMap<string, string> }

/** "sauf Paris", "-part time", "NOT senior" with a minus before what must be missing, as `-Paris`; `kindOf` is what words say and nothing else. */
export function withMinus(q: string, kindOf: (words: string) => PartKind | null): Minused {
  const typed = new Map<string, string>()
  let text = ''
  let at = 0
  for (const match of q.matchAll(lead)) {
    const [said] = match
    const isQuoted = (q.slice(0, match.index).match(signs)?.length ?? 0) % 2 === 1
    if (match.index < at || isQuoted) continue
    const from = match.index + said.length
    const before = text + q.slice(at, match.index)
    const out = leftOutAfter(said, q.slice(from), q, kindOf)
    // who asks for nothing else means the last word by itself: "-java developer" wants developers
    const isAll = (before + q.slice(from + (out?.length ?? 0))).trim() === ''
    if (!out || isAll) continue
    const minus = `-${out.includes(' ') ? `"${out}"` : out}`
    typed.set(minus, said + out)
    text = before + minus
    at = from + out.length
  }
  return { text: text + q.slice(at), typed }
}

/** What is meant by what follows a minus, or words for one; null where these say something else, and where a minus does as it stands. */
function leftOutAfter(said: string, after: string, q: string, kindOf: (words: string) => PartKind | null) {
  const words = prefixes(after)
  const one = words.at(-1)
  const rule = rules.find(({ isSaid }) => isSaid.test(said))
  const isMeant = (phrase: string) => (rule?.kinds ?? phrases).some((kind) => kind === kindOf(phrase))
  if (!rule) return words.find((phrase) => phrase !== one && isMeant(phrase))
  const phrase = words.find(isMeant)
  if (phrase || !rule.orWord || !one) return phrase
  const isUnsure = /^not/.test(said) && (saidOfElse.test(one) || q.trim().split(/\s+/).length > mostWords)
  return isUnsure ? null : one
}

/** What is left out by words with a minus, where `part` is all that they say and they were not quoted. */
export function leftOutBy(words: string, typed: string, part: Part | null): LeftOut {
  if (part?.kind === 'place') return { kind: 'place', place: part.place, words: typed }
  const isQuoted = /["“„«]/.test(typed)
  if ((part?.kind === 'type' || part?.kind === 'workplace') && !isQuoted)
    return { kind: part.kind, value: part.value, words: typed }
  return { kind: 'words', text: bare(words), words: typed }
}

/** Words without their minus and quotes. */
export const bare = (words: string): string =>
  words
    .replace(/^[-−–]/, '')
    .replace(signs, ' ')
    .trim()

/** The first words, most of them first. */
function prefixes(text: string): string[] {
  const words = [...text.matchAll(/[^\s,،;"“”„«»]+/g)].slice(0, longest)
  return words.map(({ 0: word, index }) => text.slice(0, index + word.length)).toReversed()
}
