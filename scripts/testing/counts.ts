export type Counts = { passed: number; failed: number; skipped: number }

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

export const add = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

/** `12 passed, 0 failed`, with the skipped ones only if there are any. */
export function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}
