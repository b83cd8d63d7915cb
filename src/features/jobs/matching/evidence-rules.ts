import type { Match } from './match-contract.ts'

/**
 * So many of the things a job asks for, its place aside, in their order: what keeps it from being met in full is among them before what is met, and
 * something that is met, where there is any, beside it.
 */
export function evidenceOf<One extends Pick<Match, 'kind' | 'result'>>(matches: readonly One[], most: number): One[] {
  const asked = matches.filter(({ kind }) => kind !== 'place')
  const met = asked.filter(({ result }) => result === 'met')
  const open = asked.filter(({ result }) => result !== 'met').slice(0, met.length > 0 ? most - 1 : most)
  const shown = new Set([...open, ...met.slice(0, most - open.length)])
  return asked.filter((one) => shown.has(one))
}
