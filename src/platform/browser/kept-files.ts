/**
 * Files that were chosen in a form and are not sent yet: they outlive a reload of their tab, and nothing else. They lie on this
 * device alone; where it keeps none, as in some private windows, they are chosen again.
 */
const store = () => import('./file-store.ts')
const keyOf = (draft: string) => `draft files ${draft}`

/** Keeps what was chosen in a field of a form, under a name that no other tab has; null, and it is forgotten. */
export async function keepFile(draft: string, field: string, file: File | null): Promise<void> {
  const of = sessionStorage.getItem(keyOf(draft)) ?? crypto.randomUUID()
  sessionStorage.setItem(keyOf(draft), of)
  await (await store()).keep(of, field, file)
}

/** What was chosen in this tab before it was loaded anew, by its field; whatever lay there for too long is gone. */
export async function keptFiles(draft: string): Promise<Record<string, File>> {
  const of = sessionStorage.getItem(keyOf(draft))
  return of === null ? {} : (await store()).kept(of)
}

/** Once they are sent; signing out forgets all (`frame/forget-words.ts`). */
export async function forgetFiles(draft: string): Promise<void> {
  const of = sessionStorage.getItem(keyOf(draft))
  if (of !== null) await (await store()).forget(of)
}
