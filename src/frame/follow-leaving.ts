import { forgetWords } from './forget-words.ts'
import { forgetLocally } from './keep-locally.ts'

/** Signs out at once, where a page has no more than links: `a[data-send]`. */
export const leaving = 'POST /api/user/log-out'

/** What `a[data-send]` has done leaves nothing behind where it signed somebody out. @returns what ends it */
export function followLeaving(): () => void {
  const onSent = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.dataset.send !== leaving) return
    forgetLocally()
    forgetWords()
  }
  document.addEventListener('sent', onSent)
  return () => document.removeEventListener('sent', onSent)
}
