/** The code that is in sight, and when it was seen last. */
export type Held = { code: string; at: number }

/** A code that was out of sight for so long counts as shown again, in ms. */
const forgotten = 2_000

/** Whether a code that is seen is a new one: a ticket held before the camera is read many times a second and told once. */
export function takeCode(
  held: Held | null,
  code: string | null,
  at: number,
): { held: Held | null; code: string | null } {
  if (code === null) return { held: held && at - held.at > forgotten ? null : held, code: null }
  const isNew = held === null || held.code !== code || at - held.at > forgotten
  return { held: { code, at }, code: isNew ? code : null }
}
