import { type Toast, toast } from './toast.ts'

/** Under which name a tab keeps a word until its next page stands there; the entry of every page looks for it. */
const keptToast = 'toast'

type Words = Pick<Toast, 'text' | 'tone'>

/** A word about what was done just before the page changes; the next one says it, once. */
export const keepToast = (words: Words): void => sessionStorage.setItem(keptToast, JSON.stringify(words))

export function showKeptToast(): void {
  const kept = sessionStorage.getItem(keptToast)
  sessionStorage.removeItem(keptToast)
  if (kept) toast.show(JSON.parse(kept) as Words)
}
