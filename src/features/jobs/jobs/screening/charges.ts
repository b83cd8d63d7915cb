import lists from './charges.json' with { type: 'json' }
import type { Finding, Passage, Severity } from './finding.ts'
import { findPhrase, findPhrases, type Match, quote, type Word, wordsOf } from './phrases.ts'
import { sentencesOf } from './sentences.ts'

/** How far a denial, and how far who pays, may stand from what is asked for; in words. */
const near = 4
const far = 8

/**
 * Money asked of those who apply: fees, deposits, visa, medical or training costs. What the text says nobody pays, or the
 * employer does, is not found. Nobody may ask for it (ILO C181, article 7; product.md, promise 2).
 */
export function findCharges({ field, language, text }: Passage): Finding[] {
  return sentencesOf(text).flatMap((sentence) => {
    const words = wordsOf(sentence)
    const asked = findPhrases(lists.asked, words)
    const named = findPhrases(lists.named, words).filter(
      (match) => !asked.some(({ first, last }) => match.first < last && first < match.last),
    )
    const finding = (severity: Severity) => (match: Match) => ({
      rule: 'fee' as const,
      severity,
      field,
      language,
      quote: quote(sentence, words, match),
    })
    const meant = (match: Match) => !isDenied(words, match)
    return [...asked.filter(meant).map(finding('block')), ...named.filter(meant).map(finding('warn'))]
  })
}

function isDenied(words: readonly Word[], { first, last }: Match): boolean {
  const around = words.slice(Math.max(0, first - near), last)
  const inside = words.slice(first, last + far)
  const has = (phrases: readonly string[], some: readonly Word[]) => phrases.some((phrase) => findPhrase(phrase, some))
  return (
    (has(lists.denied_before, around) && !has(lists.denied_otherwise, around)) ||
    has(lists.given_after, inside) ||
    has(lists.given_before, words.slice(Math.max(0, first - far), last + 1))
  )
}
