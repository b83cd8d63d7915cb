import type { Stems } from '#features/jobs/job-search/stems.ts'
import type { Row } from '#features/site/lookups/texts.ts'
import { foldWords } from '#features/site/understanding/fold-words.ts'
import { isKnownSkill, looseWays, mustOf, type NamedSkill, skillNames } from './skill-names.ts'
import { type Must, type Way, wayOf } from './ways.ts'

/** Words of adverts that tell of no skill, folded. */
const fillers = new Set(
  [
    'experience experienced knowledge good strong skills ability work working use using years',
    'expérience connaissance connaissances maîtrise bonne capacité travail utilisation années',
    'опыт опытом знание знания умение навыки навык работа работы работе уверенное владение лет',
    'خبرة الخبرة معرفة المعرفة إجادة القدرة مهارات العمل استخدام سنوات',
  ].flatMap((line) => line.split(' ').map(foldWords)),
)
/** A known skill within others has at most so many words. */
const longest = 5
const shortest = 3

/**
 * A must-have in words of its own, "Conduite de chantiers voirie et assainissement": the known skills that it names and the words that
 * tell of it. Nothing for one that a list knows, or of a single word.
 */
export function withDescription(skill: NamedSkill, skills: readonly Row[]): NamedSkill {
  const words = [...new Set(foldWords(skill.text).split(' '))].filter(tells)
  if (words.length < 2 || isKnownSkill(skill.text, skills)) return skill
  const names = partsOf(skill.text, skills).flatMap((part) => skillNames(part, skills).names)
  return { ...skill, described: { names, words } }
}

const tells = (word: string) => word.length > 1 && !fillers.has(word) && !/^\d+$/.test(word)

/** Known skills within a text, the longest first, none within another. */
function partsOf(text: string, skills: readonly Row[]): string[] {
  const words = text.match(/[\p{L}\p{N}\p{M}+#.’'&/-]+/gu) ?? []
  const parts: string[] = []
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + longest); to > from; to--) {
      const part = words.slice(from, to).join(' ')
      if (to - from === words.length || part.length < shortest || !isKnownSkill(part, skills)) continue
      parts.push(part)
      from = to - 1
      break
    }
  return parts
}

/**
 * What shows a part of the one at a place of the list: one of its known skills or a single word of it; then half of its words in one line,
 * which tells less, wherever it stands.
 */
export function partlyOf(skill: NamedSkill, at: number, stems: Stems): Must[] {
  const { text, described } = skill
  const named = described ? mustOf({ text, names: described.names }, stems).ways : []
  const soft = skill.isSoft ? mustOf({ ...skill, isSoft: false }, stems).ways.map(inSentences) : []
  return [[...looseWays(skill, stems), ...named, ...soft], halfOf(described?.words ?? [], stems)].flatMap((ways) =>
    ways.length > 0 ? [{ text, partOf: at, ways }] : [],
  )
}

/** Who writes of "communication protocols" may communicate well or not: a sentence shows a soft skill only in part. */
const inSentences = (way: Way): Way => ({ ...way, where: 'sentence' })

function halfOf(words: readonly string[], stems: Stems): Way[] {
  const way = wayOf(words, stems, {})
  return way.words.length < 2 ? [] : [{ ...way, least: Math.max(2, Math.ceil(way.words.length / 2)) }]
}
