import { foldWords } from '#features/site/understanding/fold-words.ts'
import type { Meanings } from '#features/site/understanding/meanings.ts'
import { tokensOf } from '#features/site/understanding/tokens.ts'
import { type Language, languages } from '#platform/shared/languages.ts'

/** A skill of the list. */
export type ListedSkill = { id: number; texts: Record<Language, string> }

/** What is asked for by a short form that the list has only within longer names. */
const shortForms: readonly (readonly string[])[] = [
  ['1C', '1С'],
  ['PMP', 'Project Management Professional'],
]
const byShortForm = new Map(shortForms.flatMap((names) => names.map((name) => [foldWords(name), names] as const)))

/** Skills with one name in all languages, which are names of things: C++, AutoCAD. */
const kept = new WeakMap<readonly ListedSkill[], ReadonlySet<number>>()
function productsAmong(listed: readonly ListedSkill[]): ReadonlySet<number> {
  const known =
    kept.get(listed) ??
    new Set(listed.flatMap(({ id, texts }) => (new Set(languages.map((one) => texts[one])).size === 1 ? [id] : [])))
  kept.set(listed, known)
  return known
}

/** All names of the product that a phrase is, as people write them; null for other phrases. */
export function productNamed(
  phrase: string,
  { skills }: Pick<Meanings, 'skills'>,
  listed: readonly ListedSkill[],
): readonly string[] | null {
  const short = byShortForm.get(foldWords(phrase))
  if (short) return short
  const [skill, ...others] = skills.find(tokensOf(phrase))
  return skill && others.length === 0 && productsAmong(listed).has(skill.id) ? skill.names : null
}

/** Whether some words of a phrase are a product and the others are left for themselves: ".NET developer", «бухгалтер 1С». */
export function holdsProduct(
  phrase: string,
  meanings: Pick<Meanings, 'skills'>,
  listed: readonly ListedSkill[],
  isWork: (words: string) => boolean,
): boolean {
  const words = phrase.split(/\s+/)
  return words.some((_, at) => {
    const [before, after] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const isBoth = (name: string, work: string) => productNamed(name, meanings, listed) !== null && isWork(work)
    return at > 0 && (isBoth(before, after) || isBoth(after, before))
  })
}
