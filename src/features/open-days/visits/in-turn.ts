const lines = new Map<string, Promise<unknown>>()

/**
 * One after the other, for whoever asks for the same thing at the same moment: those who wait hold no connection, so that a rush
 * for one day leaves the rest of the site its own. Other processes are kept apart by the lock of the day itself.
 */
export async function inTurn<T>(of: string, work: () => Promise<T>): Promise<T> {
  const mine = (lines.get(of) ?? Promise.resolve()).then(work)
  const settled = mine.then(
    () => undefined,
    () => undefined,
  )
  lines.set(of, settled)
  try {
    return await mine
  } finally {
    if (lines.get(of) === settled) lines.delete(of)
  }
}
