import autocannon, { type Options } from 'autocannon'
import { median, rounded } from './middle.ts'
import type { Result } from './result.ts'

type Target = Omit<Options, 'connections' | 'duration'>
type Round = { what: string; perSecond: number; p50: number; p99: number; failed: number }

/** Connections that ask at the same time. */
export const connections = 32

/**
 * Shoots at targets in turns, so that a ratio compares what ran within the same seconds; the first one is what the others
 * are set against.
 * @param seconds of each target in each round
 * @param at how many connections at once
 */
export async function inTurns(
  targets: Record<string, Target>,
  { rounds, seconds, at = connections }: { rounds: number; seconds: number; at?: number },
): Promise<Result['rows']> {
  const shot: Round[] = []
  for (const [what, target] of Object.entries(targets)) await shoot(what, target, 2, at) // warm
  for (let round = 0; round < rounds; round++)
    for (const [what, target] of Object.entries(targets)) shot.push(await shoot(what, target, seconds, at))
  const [first = ''] = Object.keys(targets)
  return Object.keys(targets).map((what) => row(what, first, shot))
}

async function shoot(what: string, target: Target, duration: number, at: number): Promise<Round> {
  const { requests, latency, errors, non2xx } = await autocannon({ ...target, connections: at, duration })
  return { what, perSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: errors + non2xx }
}

function row(what: string, first: string, rounds: Round[]) {
  const own = rounds.filter((round) => round.what === what)
  const plain = rounds.filter((round) => round.what === first)
  const ratios = own.map(({ perSecond }, at) => perSecond / (plain[at]?.perSecond ?? Number.NaN))
  return {
    what,
    'requests/s (median)': Math.round(median(own.map(({ perSecond }) => perSecond))),
    rounds: own.map(({ perSecond }) => Math.round(perSecond)).join(' '),
    [`of ${first} (median)`]: rounded(median(ratios)),
    'p50, ms': median(own.map(({ p50 }) => p50)),
    'p99, ms': median(own.map(({ p99 }) => p99)),
    failed: own.reduce((sum, { failed }) => sum + failed, 0),
  }
}
