import { wrongField } from '#platform/shared/refusal.ts'

/** What says where a page ended, for whoever reads on: opaque to others. */
export const cursorText = (parts: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

/**
 * A cursor as it was handed out, null for none. It says a place in an order and nothing of what was asked for, so that a list may be narrowed on the way.
 * @param read makes of its parts what the list goes on from; null, or an error, for parts that nobody here wrote
 * @throws Refused invalid (cursor)
 */
export function givenCursor<T>(text: string | undefined, read: (parts: unknown[]) => T | null): T | null {
  if (!text) return null
  const known = parsed(text, read)
  if (known === null) throw wrongField('cursor', 'wrong')
  return known
}

function parsed<T>(text: string, read: (parts: unknown[]) => T | null): T | null {
  try {
    return read(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}
