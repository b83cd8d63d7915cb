import type { JobFinding } from './look-contract.ts'
import type { RuleSet } from './rule-set.ts'
import { findByRules, weigh } from './screening/by-rules.ts'
import { findContacts } from './screening/contacts.ts'
import { findDiscrimination } from './screening/discrimination.ts'
import { findLookAlikes } from './screening/look-alikes.ts'
import { sentenceWith } from './screening/sentences.ts'

/** The same look at a text that is no job: what was reported, or what staff try. @param country ISO code, for telephone numbers */
export function screenText(text: string, country: string, rules: RuleSet): JobFinding[] {
  const passage = { field: 'text', language: null, text }
  const found = [
    ...findByRules(passage, rules),
    ...findContacts(passage, country),
    ...findLookAlikes(passage),
    ...findDiscrimination(passage, false),
  ]
  return weigh(found).map((one) => ({ ...one, sentence: sentenceWith(one.quote, text) }))
}
