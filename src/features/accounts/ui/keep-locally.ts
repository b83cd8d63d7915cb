import type { Gives } from '#platform/shared/contract.ts'
import type { authenticate } from '../contract.ts'

/** What the seed keeps in the browser about whoever signed in (§3, "Local storage keys"); nothing secret. */
export function keepLocally({ display }: Gives<typeof authenticate>): void {
  localStorage.setItem('user_id', display.id)
  localStorage.setItem('fullname', display.name)
  localStorage.setItem('email', display.email ?? '')
  localStorage.setItem('lang', document.documentElement.lang)
}
