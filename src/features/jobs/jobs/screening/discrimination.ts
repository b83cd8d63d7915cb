import lists from './discrimination.json' with { type: 'json' }
import type { Finding, Passage } from './finding.ts'
import { findPhrase, findPhrases, quote, type Word, wordsOf } from './phrases.ts'
import { sentencesOf } from './sentences.ts'

/** What a stated legal ground with a permit number may allow to ask for (product.md, "Job"). */
const withGround = [...lists.gender, ...lists.nationality]
const never = [...lists.age, ...lists.person]

/** Words that shut people out for what they are; gender and nationality pass where a legal ground is given. */
export function findDiscrimination({ field, language, text }: Passage, hasGround: boolean): Finding[] {
  const phrases = hasGround ? never : [...withGround, ...never]
  return sentencesOf(text).flatMap((sentence) => {
    const words = wordsOf(sentence)
    if (isForAll(words)) return []
    return findPhrases(phrases, words).map((match) => ({
      rule: 'discrimination',
      severity: 'block',
      field,
      language,
      quote: quote(sentence, words, match),
    }))
  })
}

/** "Men and women", "regardless of nationality": the opposite of shutting out. */
const isForAll = (words: readonly Word[]) => lists.for_all.some((phrase) => findPhrase(phrase, words))
