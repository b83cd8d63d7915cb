import type { Part } from './parts.ts'
import type { Token } from './tokens.ts'

/** Conditions that stand beside each other and say the same are one: "fresher, no experience". */
export function saidOnce(parts: readonly Part[], text: string, rest: readonly Token[]): Part[] {
  const told: Part[] = []
  for (const part of parts) {
    const last = told.at(-1)
    const isSame = last?.kind === part.kind && 'value' in last && 'value' in part && last.value === part.value
    const isApart = !last || rest.some(({ from }) => from >= last.to && from < part.from)
    if (!last || !isSame || isApart) told.push(part)
    else told.splice(-1, 1, { ...last, to: part.to, words: text.slice(last.from, part.to) })
  }
  return told
}
