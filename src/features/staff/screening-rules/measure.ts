import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RuleSet } from '#features/jobs/jobs/rule-set.ts'
import { screenText } from '#features/jobs/jobs/screen-text.ts'
import { type RuleLanguage, ruleKinds, ruleLanguages } from '#features/jobs/jobs/word-rules.ts'

/** An advert with what it is: a fraud, an honest one that looks like one, or a plain one. The held ones are never tuned against. */
export type Advert = { label: 'fraud' | 'near' | 'clean'; set: 'tune' | 'held'; text: string }
export type Measured = {
  language: RuleLanguage
  set: Advert['set']
  adverts: number
  frauds: number
  caught: number
  /** Honest adverts that would be kept for a look. */
  wrong: number
  misses: Advert[]
}

const folder = path.join(import.meta.dirname, 'corpus')
const read = new Map<RuleLanguage, Advert[]>()

/** The adverts of a language. */
function corpusOf(language: RuleLanguage): readonly Advert[] {
  const there = read.get(language)
  if (there) return there
  const adverts = JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')) as Advert[]
  read.set(language, adverts)
  return adverts
}

/** Whether the rules of words would keep a text for a person's look. Telephone numbers and other looks are not asked. */
export const isKept = (text: string, rules: RuleSet): boolean =>
  screenText(text, '', rules).some(
    ({ rule, severity }) => severity === 'block' && (ruleKinds as readonly string[]).includes(rule),
  )

/** How many frauds of the corpus the rules catch, and how many honest adverts they would keep, by language and part. */
export const measure = (rules: RuleSet): Measured[] =>
  ruleLanguages.flatMap((language) =>
    (['tune', 'held'] as const).map((set) => {
      const adverts = corpusOf(language).filter((advert) => advert.set === set)
      const frauds = adverts.filter(({ label }) => label === 'fraud')
      const missed = frauds.filter(({ text }) => !isKept(text, rules))
      const wrong = adverts.filter(({ label, text }) => label !== 'fraud' && isKept(text, rules))
      const counts = { adverts: adverts.length, frauds: frauds.length, caught: frauds.length - missed.length }
      return { language, set, ...counts, wrong: wrong.length, misses: [...missed, ...wrong] }
    }),
  )

/** Whether rules would keep more than half of the honest adverts of a language: whoever wrote that did not mean it. */
export const isTooWide = (rules: RuleSet): boolean =>
  [...Map.groupBy(measure(rules), ({ language }) => language).values()].some((parts) => {
    const sum = (of: 'adverts' | 'frauds' | 'wrong') => parts.reduce((all, one) => all + one[of], 0)
    return sum('wrong') > (sum('adverts') - sum('frauds')) / 2
  })
