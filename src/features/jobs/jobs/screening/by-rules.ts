import { heavy, type Rule, type RuleSet } from '../rule-set.ts'
import type { RuleDoes, RuleKind } from '../word-rules.ts'
import type { Finding, Passage } from './finding.ts'
import { findPhrase, findPhrases, type Match, quote, type Word, wordsOf } from './phrases.ts'
import { placedSentences } from './sentences.ts'

/** How far a denial, and how far who pays, may stand from what is found; in words. */
const near = 4
const far = 8

/** Kinds that share their denials and of which one sentence is found once. */
const groupOf: Record<RuleKind, 'money' | 'passport' | 'messenger'> = {
  fee: 'money',
  deposit: 'money',
  visa: 'money',
  passport: 'passport',
  messenger: 'messenger',
}
const groups = ['money', 'passport', 'messenger'] as const
type RuleGroup = (typeof groups)[number]

/**
 * What rules find in a text: money asked of applicants, passports taken, applications past the site. What the text says nobody
 * asks for, or the employer pays, is not found (ILO C181, article 7; product.md, promise 2).
 */
export function findByRules(
  { field, language, text }: Passage,
  { version, rules }: RuleSet,
  wanted: readonly RuleGroup[] = groups,
): Finding[] {
  return placedSentences(text).flatMap(({ sentence, from }) => {
    const words = wordsOf(sentence)
    return wanted.flatMap((group) => {
      const own = listsOf(rules)[group]
      return heaviestFirst(own.finds, words)
        .filter(({ match }) => !isDenied(own, words, match))
        .map(
          ({ match, rule }): Finding => ({
            ...{ rule: rule.kind, severity: rule.weight >= heavy ? 'block' : 'warn', field, language },
            ...{ quote: quote(sentence, words, match), version, weight: rule.weight },
            span: [from + (words[match.first]?.from ?? 0), from + (words[match.last - 1]?.to ?? 0)],
          }),
        )
    })
  })
}

/** Light findings of different kinds that together weigh enough block as one heavy finding does. */
export function weigh(findings: readonly Finding[]): Finding[] {
  const weights = new Map<string, number>()
  for (const { rule, weight = 0 } of findings) weights.set(rule, Math.max(weights.get(rule) ?? 0, weight))
  const sum = [...weights.values()].reduce((all, one) => all + one, 0)
  return findings.map((one) => (one.weight && sum >= heavy ? { ...one, severity: 'block' } : one))
}

type Lists = Record<Exclude<RuleDoes, 'finds'>, string[]> & { finds: Rule[] }
const known = new WeakMap<readonly Rule[], Record<RuleGroup, Lists>>()

function listsOf(rules: readonly Rule[]): Record<RuleGroup, Lists> {
  const there = known.get(rules)
  if (there) return there
  const lists = Object.fromEntries(
    groups.map((group) => {
      const own = rules.filter(({ kind }) => groupOf[kind] === group)
      const phrases = (does: RuleDoes) => own.filter((rule) => rule.does === does).map(({ phrase }) => phrase)
      const finds = own.filter(({ does }) => does === 'finds').toSorted((one, other) => other.weight - one.weight)
      const rest = { denies: phrases('denies'), spares: phrases('spares') }
      return [group, { finds, ...rest, given_after: phrases('given_after'), given_before: phrases('given_before') }]
    }),
  ) as Record<RuleGroup, Lists>
  known.set(rules, lists)
  return lists
}

/** Every place, each word counted once, by the heaviest rule; in the order of the text. */
function heaviestFirst(rules: readonly Rule[], words: readonly Word[]): { rule: Rule; match: Match }[] {
  const found: { rule: Rule; match: Match }[] = []
  for (const rule of rules)
    for (const match of findPhrases([rule.phrase], words))
      if (!found.some(({ match: other }) => match.first < other.last && other.first < match.last))
        found.push({ rule, match })
  return found.toSorted((one, other) => one.match.first - other.match.first)
}

function isDenied(lists: Lists, words: readonly Word[], { first, last }: Match): boolean {
  const around = words.slice(Math.max(0, first - near), last)
  const inside = words.slice(first, last + far)
  const has = (phrases: readonly string[], some: readonly Word[]) => phrases.some((phrase) => findPhrase(phrase, some))
  return (
    (has(lists.denies, around) && !has(lists.spares, around)) ||
    has(lists.given_after, inside) ||
    has(lists.given_before, words.slice(Math.max(0, first - far), last + 1))
  )
}
