import type { Language } from '#platform/shared/languages.ts'
import { asKnown } from './forms-for-women.ts'
import { isLink } from './gazetteer.ts'
import type { Meanings } from './meanings.ts'
import { cut, occupationsIn } from './titles.ts'
import { tokensOf, withoutForms } from './tokens.ts'
import type { Saying } from './vocabulary.ts'

/** A title has more words than these only where it describes. */
const mostWords = 6
/** A word that stands in more names than this (agent, responsable, менеджер) does not tell which work it is. */
const commonIn = 30
/** What stands this near to the likest is as good a guess; beside a reading only work counts whose names the title is clearly more like. */
const nearlyAsLike = 0.9
const clearly = 1.1
const most = 3

/**
 * By what others with the same title are found, where it names no known work: all of its words together, and any two of them of which one is
 * rare; without level, place, kind of employment and forms for men and women. Empty where it names work.
 */
export function wordsOfUnread(title: string, language: Language, meanings: Meanings): string[] {
  const { is, inside } = occupationsIn(title, language, meanings)
  if (is.length + inside.length > 0) return []
  const keys = tellingWords(bare(title), meanings, says).slice(0, mostWords).toSorted()
  const isRare = (key: string) => meanings.occupations.met(key) <= commonIn
  const pairs = keys.flatMap((one, at) =>
    keys.slice(at + 1).flatMap((other) => (isRare(one) || isRare(other) ? [`${one}+${other}`] : [])),
  )
  return keys.length === 0 ? [] : [...new Set([keys.join('+'), ...pairs])]
}

/**
 * The work whose names a title is like and that it does not name: of "Chiller plant operator, night shift" that of who operates chillers. Of a title that names
 * work only what it is clearly more like than that: an ambassador who receives guests.
 */
export function likeWork(title: string, language: Language, meanings: Meanings): number[] {
  const { is, inside } = occupationsIn(title, language, meanings)
  const [whole = [], ...parts] = [bare(title), ...bare(title).split(cut)].map((part) => tellingWords(part, meanings))
  const like = [whole, ...parts.filter(({ length }) => length > 1)].flatMap((words) =>
    meanings.likeNames.of(words, language, new Set([...is, ...inside])),
  )
  if (like.length === 0 && is.length + inside.length === 0)
    return meanings.likeNames
      .byWords(tellingWords(bare(title), meanings, says), language)
      .map(({ position }) => position)
  const own = Math.max(0, ...like.flatMap(({ position, likeness }) => (is.includes(position) ? likeness : [])))
  const least = Math.max(own * clearly, ...like.map(({ likeness }) => likeness * nearlyAsLike))
  const known = is.length > 0 ? [...is, ...inside] : []
  const likest = like.filter(({ position, likeness }) => likeness >= least && !known.includes(position))
  return [...new Set(likest.map(({ position }) => position))].slice(0, most)
}

const bare = (title: string) => withoutForms(title).replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')

const says = () => true
/** Within names of work "representative" and "specialist" say something. */
const saysElse = ({ kind }: Saying) => kind !== 'vague'

/** Words that say what work it is, by their keys: no links, no levels, no kinds of employment, no places. */
const tellingWords = (text: string, meanings: Meanings, isSaid = saysElse): string[] => [
  ...new Set(
    asKnown(tokensOf(text), (key) => meanings.occupations.knows(key) || meanings.sayings.knows(key)).flatMap((token) =>
      /\p{L}{2}/u.test(token.text) &&
      !isLink(token.key) &&
      !meanings.sayings.find([token]).some(isSaid) &&
      meanings.places.find([token.text.toLowerCase()]).length === 0
        ? [token.key]
        : [],
    ),
  ),
]
