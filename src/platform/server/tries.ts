import { createHash } from 'node:crypto'
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { Refused } from '#platform/shared/refusal.ts'
import type { World } from './context.ts'

type Counting = Pick<World, 'counters'>

const aDay = 86_400

/** How a secret may be guessed at: so many tries at once, then one after each wait, and each wait twice the last. */
export type Guessing = { name: string; atOnce: number; firstWait: number; longestWait: number }

/**
 * Takes a turn at a secret before it is looked at, so that many at the same moment are counted too; refused turns count
 * for nothing, or whoever is impatient would wait longest. The wait ends by itself: nobody can be locked out for good.
 * @param what whose secret, or who tries; only its hash is kept
 * @throws Refused too_many, with the seconds to wait
 */
export async function takeTurn({ counters }: Counting, guessing: Guessing, what: string): Promise<void> {
  const tries = counters.named(`${guessing.name} tries`, { times: Number.MAX_SAFE_INTEGER, seconds: aDay })
  const waits = counters.named(`${guessing.name} waits`, { times: 1, seconds: guessing.longestWait })
  if (!tries || !waits) return
  const key = keyOf(what)
  const { consumedPoints: so = 0 } = await tries.consume(key)
  if (so < guessing.atOnce) return
  try {
    await consume(waits, key, waitAfter(guessing, so))
  } catch (refused) {
    await tries.reward(key)
    throw refused
  }
}

/** The turn that was taken led to what was known, and counts for nothing. */
export async function giveTurnBack({ counters }: Counting, { name }: Guessing, what: string): Promise<void> {
  await counters.named(`${name} tries`, { times: Number.MAX_SAFE_INTEGER, seconds: aDay })?.reward(keyOf(what))
}

/** Seconds until the next turn, after so many. */
export const waitAfter = ({ atOnce, firstWait, longestWait }: Guessing, tries: number): number =>
  Math.min(longestWait, firstWait * 2 ** Math.max(0, tries - atOnce))

/** The secret was known: what was tried before is forgotten. */
export async function forgetTurns({ counters }: Counting, { name }: Guessing, what: string): Promise<void> {
  const key = keyOf(what)
  await counters.named(`${name} tries`, { times: Number.MAX_SAFE_INTEGER, seconds: aDay })?.delete(key)
  await counters.named(`${name} waits`, { times: 1, seconds: aDay })?.delete(key)
}

/** Whether something may happen once more within its limits; counted by asking. */
export async function mayAgain(
  { counters }: Counting,
  limits: readonly { name: string; times: number; seconds: number }[],
  what: string,
): Promise<boolean> {
  for (const limit of limits) {
    const left = await counters
      .named(limit.name, limit)
      ?.consume(keyOf(what))
      .catch((refused: RateLimiterRes | Error) => {
        if (refused instanceof Error) throw refused
        return null
      })
    if (left === null) return false
  }
  return true
}

/** Counts one more. @throws Refused too_many */
export async function consume(counter: RateLimiterAbstract, key: string, seconds?: number): Promise<void> {
  try {
    await counter.consume(key, 1, seconds ? { customDuration: seconds } : {})
  } catch (refused) {
    const wait = (refused as { msBeforeNext?: number }).msBeforeNext
    if (wait === undefined) throw refused
    throw new Refused('too_many', { retry_after: Math.max(1, Math.ceil(wait / 1000)) })
  }
}

/** Addresses of people have no place in a shared store. */
export const keyOf = (what: string) => createHash('sha256').update(what).digest('base64url')
