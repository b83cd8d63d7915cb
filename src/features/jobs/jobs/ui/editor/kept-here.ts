import type { JobValues } from './job-values.ts'

type Kept = { version: number | null; values: JobValues }

const keyOf = (job: string | null) => `job-draft-${job ?? 'new'}`

/** What could not be sent stays on this device, with the version it was written on. */
export function keepHere(job: string | null, version: number | null, values: JobValues): void {
  try {
    localStorage.setItem(keyOf(job), JSON.stringify({ version, values } satisfies Kept))
  } catch {
    // a full or closed storage: the page itself still holds the values
  }
}

export const letGo = (job: string | null): void => localStorage.removeItem(keyOf(job))

/** What was kept of this version of a job; an older one is no longer true. */
export function keptOf(job: string | null, version: number | null): JobValues | null {
  const text = localStorage.getItem(keyOf(job))
  if (!text) return null
  const kept = JSON.parse(text) as Kept
  return kept.version === version ? kept.values : null
}
