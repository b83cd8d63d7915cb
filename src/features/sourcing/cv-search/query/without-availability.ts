import { keyOf, tokensOf } from '#features/site/understanding/tokens.ts'
import type { Node, Term } from './read-boolean.ts'

const keys = (...words: string[]) => new Set(words.flatMap((some) => some.split(' ').map(keyOf)))

/** That somebody can begin, and that it is at once; only both together are a condition. */
const ready = keys(
  'available availability free ready join joining joiner joiners start starting starter',
  'disponible disponibles disponibilité dispo libre',
  'готов готова готовы готовый готовая готовые выйти выход приступить свободен свободна свободны доступен доступна доступны',
  'متاح متاحة متاحين متوفر متوفرة متوفرين جاهز جاهزة متفرغ متفرغة مستعد مستعدة',
)
const atOnce = keys(
  'now immediately immediate asap away',
  'immédiatement immédiat immédiate maintenant suite',
  'сразу немедленно сейчас срочно',
  'فورا فوري فورية الان حالا',
)
/** What may stand between them. */
const between = keys(
  'can right to for work',
  'de tout à pour travailler',
  'может могут к на работе работу прямо же',
  'ل للعمل بشكل',
)
/** One of these alone says the same. */
const alone = keys('available disponible disponibles dispo доступен доступна متاح متاحة متوفر متوفرة متفرغ متفرغة')
const longest = 6

/** A query without "available now" and such, which stands in few CVs, and the words that said so; empty where none did. A query of nothing else keeps no words. */
export function withoutAvailability(node: Node | null): { node: Node | null; words: string } {
  const parts = node === null ? [] : node.kind === 'and' ? node.parts : [node]
  for (let at = 0; at < parts.length; at++) {
    const run = runAt(parts, at)
    if (run.length === 0) continue
    const left = parts.toSpliced(at, run.length)
    const rest: Node | null = left.length < 2 ? (left[0] ?? null) : { kind: 'and', parts: left }
    return { node: rest, words: run.map(({ text }) => text).join(' ') }
  }
  return { node, words: '' }
}

/** The longest run of plain words from here on that says so. */
function runAt(parts: readonly Node[], from: number): Term[] {
  const plain: Term[] = []
  for (const part of parts.slice(from, from + longest)) {
    if (part.kind !== 'term' || part.quoted || part.open) break
    plain.push(part)
  }
  for (let length = plain.length; length > 0; length--) {
    const run = plain.slice(0, length)
    const after = parts[from + length]
    if (saysSo(run.flatMap(keysIn), after?.kind === 'term' ? keysIn(after) : [])) return run
  }
  return []
}

const keysIn = ({ text }: Term) => tokensOf(text).map(({ key }) => key)

function saysSo(words: readonly string[], after: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  // "available for travel" is no time
  if (words.length === 1) return alone.has(first) && !after.some((word) => between.has(word))
  return (
    (ready.has(last) || atOnce.has(last)) &&
    words.every((word) => ready.has(word) || atOnce.has(word) || between.has(word)) &&
    words.some((word) => ready.has(word)) &&
    words.some((word) => atOnce.has(word))
  )
}
