import type { CvState } from './cv-states.ts'

type Candidate = { state: CvState; confirmed_at: string | null; at: string; of_another: string | null }

/** The CV that follows a deleted default: the one looked over last; where nobody looked over any, the newest that was read, then the newest; never one that names another person. */
export function nextDefault<T extends Candidate>(others: readonly T[]): T | null {
  const best = others
    .filter((one) => one.of_another === null)
    .sort((one, two) => rank(two) - rank(one) || latest(two).localeCompare(latest(one)))
  return best[0] ?? null
}

const rank = ({ state }: Candidate) => (state === 'confirmed' ? 2 : state === 'parsed' ? 1 : 0)
const latest = ({ state, confirmed_at, at }: Candidate) => (state === 'confirmed' && confirmed_at) || at
