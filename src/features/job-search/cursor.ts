/** Where a page of results ended: the moment the scores were taken at, the last score and id. */
export type Cursor = { at: Date; score: number; id: string }

export const cursorOf = ({ at, score, id }: Cursor): string =>
  Buffer.from(JSON.stringify([at.getTime(), score, id])).toString('base64url')

/** A cursor as it was handed out; null for none, or for one that is not ours. */
export function readCursor(text: string | undefined): Cursor | null {
  if (!text) return null
  try {
    const [at, score, id] = JSON.parse(Buffer.from(text, 'base64url').toString())
    const fits = typeof at === 'number' && typeof score === 'number' && /^[0-9a-f-]{36}$/.test(id)
    return fits ? { at: new Date(at), score, id } : null
  } catch {
    return null
  }
}
