import type { z } from 'zod'
import type { Display } from '#features/accounts/contract.ts'

/** What the seed keeps in the browser about whoever signed in (§3, "Local storage keys"); nothing secret. */
export function keepLocally({ display }: { display: z.output<typeof Display> }): void {
  localStorage.setItem('user_id', display.id)
  localStorage.setItem('fullname', display.name)
  localStorage.setItem('email', display.email ?? '')
  localStorage.setItem('lang', document.documentElement.lang)
}
