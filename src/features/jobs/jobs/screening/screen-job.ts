import { plainText } from '#platform/server/clean-html.ts'
import { type RuleSet, shippedRules } from '../rule-set.ts'
import { findByRules, weigh } from './by-rules.ts'
import { findContacts } from './contacts.ts'
import { findDiscrimination } from './discrimination.ts'
import type { Finding, Passage, ScreenedJob, ScreeningFacts } from './finding.ts'
import { findLookAlikes } from './look-alikes.ts'
import { findBorrowedName } from './page-name.ts'
import { findPayOutlier } from './pay-outlier.ts'
import { sentenceWith } from './sentences.ts'

/**
 * The automatic look at a job before a person's (product.md, "Trust"): money asked of applicants, passports taken, contacts past the site,
 * look-alike text, discriminating terms, pay out of range, a name the checked domain does not bear. Pure.
 */
export function screenJob(job: ScreenedJob, facts: ScreeningFacts, rules: RuleSet = shippedRules): Finding[] {
  const meetsInPerson = job.apply_mode === 'walk_in'
  const found = passagesOf(job).flatMap((passage) =>
    [
      ...findByRules(passage, rules, meetsInPerson ? ['money', 'passport'] : undefined),
      ...(meetsInPerson ? [] : findContacts(passage, facts.country_code)),
      ...findLookAlikes(passage),
      ...findDiscrimination(passage, job.has_legal_ground),
    ].map((finding) => ({ ...finding, sentence: sentenceWith(finding.quote, passage.text) })),
  )
  return [...weigh(found), ...findPayOutlier(job, facts), ...findBorrowedName(facts.page_name, facts.verified_domain)]
}

const passagesOf = ({ texts, questions }: ScreenedJob): Passage[] => [
  ...texts.flatMap(({ language, title, ...parts }) => [
    { field: 'title', language, text: title },
    ...Object.entries(parts).map(([field, html]) => ({ field, language, text: readable(html) })),
  ]),
  ...questions.flatMap(({ text, choices }, at) =>
    [text, ...choices].map((words) => ({ field: `questions.${at}`, language: null, text: words })),
  ),
]

/** The words with their paragraphs and items apart, and where the links lead. */
const readable = (html: string): string =>
  html
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>/g, ' $1 ')
    .split(/<\/(?:p|li|h3|blockquote)>|<br[^>]*>/)
    .map(plainText)
    .filter(Boolean)
    .join('\n')
