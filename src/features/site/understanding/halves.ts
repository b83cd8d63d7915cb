import type { Language } from '#platform/shared/languages.ts'
import { isKindOfWorker } from './joined.ts'
import type { Meanings } from './meanings.ts'
import { doesLead, inLanguage, isItsOwn, isNarrow, type Occupation } from './occupations.ts'
import type { Token } from './tokens.ts'

/**
 * What the halves of a name stand for where two trades stand side by side, "chauffeur livreur", официант-бармен, "waiter/barman": whoever
 * is both would do either. Empty for other names. Only French and Russian put trades together without a sign; Arabic says of whom.
 * @param between what stands between two tokens
 */
export function halvesOf(
  tokens: readonly Token[],
  whole: readonly Occupation[],
  language: Language,
  { occupations }: Pick<Meanings, 'occupations'>,
  between: (at: number) => string,
): number[] {
  const named = positionsIn(whole)
  if (named.length === 0 || named.some(doesLead)) return []
  for (let at = 1; at < tokens.length; at++) {
    const isSigned = /[-/]/.test(between(at))
    if (!isSigned && (language === 'en' || language === 'ar' || genitive.test(tokens.at(-1)?.text ?? ''))) continue
    const halves = [tokens.slice(0, at), tokens.slice(at)]
    const meant = halves.map((half) => inLanguage(occupations.find(half), language))
    const areTrades = halves.every((_, side) => isTrade(meant[side] ?? [], side === 0 ? named : []))
    if (areTrades) return meant.flatMap(tradeIn).filter((id) => !named.includes(id) && !doesLead(id))
  }
  return []
}

const positionsIn = (meant: readonly Occupation[]) => [
  ...new Set(meant.flatMap(({ field, positions }) => (field === null ? positions : []))),
]

/** A position, or a narrow field that holds the whole: "chauffeur" of a driver who delivers, but not "chef" of an accountant, what is sold by a seller, nor whom an assistant assists. */
const isTrade = (meant: readonly Occupation[], whole: readonly number[]) =>
  !meant.some(({ isSoundAlike }) => isSoundAlike) &&
  (tradeIn(meant).length > 0 ||
    meant.some(
      ({ field, positions }) =>
        field !== null && !isKindOfWorker(field) && isNarrow(field) && whole.some((id) => positions.includes(id)),
    ))

/** The one position that is meant; a word of several, as слесарь, says too little. */
function tradeIn(meant: readonly Occupation[]): number[] {
  const positions = positionsIn(meant)
  const [only] = positions
  const fields = meant.flatMap(({ field }) => field ?? [])
  return only !== undefined && positions.length === 1 && isItsOwn(only, fields) ? [only] : []
}

/** помощник повара is no cook: in such a case a trade only says whose. */
const genitive = /(?:а|я|ов|ев|ей)$/i
