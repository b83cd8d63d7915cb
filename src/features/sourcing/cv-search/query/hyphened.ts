import type { OtherWays } from './other-ways.ts'
import { type Node, readBoolean, type Term } from './read-boolean.ts'

/** A product joined to work by a hyphen is that work, with it: C#-разработчик, "Java-developer"; other words stay one. */
export function hyphened(node: Node, ways: OtherWays): readonly Node[] {
  if (node.kind !== 'term' || node.quoted || node.open) return [node]
  const [, one = '', two = ''] = /^([^\s–-]+)[–-]([\p{L}][^\s–-]*)$/u.exec(node.text) ?? []
  if (one === '') return [node]
  const halves = [one, two].flatMap((half) => termOf(half) ?? [])
  const read = halves.map(({ text }) => ways(text)?.as)
  const isBoth = read.includes('skill') && read.includes('work') && ways(`${one} ${two}`) === null
  return isBoth ? halves : [node]
}

const termOf = (text: string): Term | null => {
  const { node } = readBoolean(text)
  return node?.kind === 'term' ? node : null
}
