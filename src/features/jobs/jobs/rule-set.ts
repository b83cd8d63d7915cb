import shipped from './screening/rules.json' with { type: 'json' }
import type { RuleDoes, RuleKind, RuleLanguage } from './word-rules.ts'

/** One row of the rules; the phrase is words with the few signs of phrases.ts, never a regular expression. */
export type Rule = {
  kind: RuleKind
  language: RuleLanguage
  does: RuleDoes
  phrase: string
  /** 10 keeps a job for a person's look by itself; lighter ones do where different kinds add up to it. 0 where nothing is found. */
  weight: number
  meaning: string
}

/** The rules of one version. */
export type RuleSet = { version: number; rules: readonly Rule[] }

/** So much keeps a job for a look. */
export const heavy = 10

/** The rules as a release brings them; what staff publish counts instead. */
export const shippedRules: RuleSet = {
  version: 1,
  rules: shipped.flatMap(({ phrases, ...rule }) =>
    phrases.map((phrase) => ({ ...(rule as Omit<Rule, 'phrase'>), phrase })),
  ),
}

const mostLetters = 600
const mostSteps = 12
const mostChoices = 80

/** Whether a phrase can be looked for at all, and how much work that may be. Gives what is wrong, or null. */
export function phraseFault(phrase: string): 'empty' | 'long' | 'gap' | 'short' | null {
  const steps = phrase.trim().split(/\s+/)
  if (!phrase.trim() || !/[\p{L}\p{N}]/u.test(phrase)) return 'empty'
  if (phrase.length > mostLetters || steps.length > mostSteps) return 'long'
  if (steps[0] === '..' || steps.at(-1) === '..' || /\.\. \.\./.test(phrase)) return 'gap'
  const choices = steps.filter((step) => step !== '..').map((step) => step.split('|'))
  if (choices.some((some) => some.length > mostChoices)) return 'long'
  return choices.flat().some((one) => !isWord(one)) ? 'short' : null
}

/** A word of letters and digits; one that only begins so needs two letters, or it would be found everywhere. */
const isWord = (word: string): boolean => /^[\p{L}\p{N}\p{M}]+$/u.test(word) || /^[\p{L}\p{N}\p{M}]{2,}\*$/u.test(word)
