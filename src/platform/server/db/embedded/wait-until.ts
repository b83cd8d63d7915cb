import { setTimeout } from 'node:timers/promises'

/** Asks every few milliseconds until the answer is yes; false when the time is over. */
export async function waitUntil(isSo: () => boolean, milliseconds: number, everyMilliseconds = 10): Promise<boolean> {
  const end = Date.now() + milliseconds
  while (!isSo()) {
    if (Date.now() >= end) return false
    await setTimeout(everyMilliseconds)
  }
  return true
}
