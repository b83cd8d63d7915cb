/**
 * What the seed keeps in the browser about a visit (§3, "Local storage keys"): user_id, page_id, workspace_page_id, fullname,
 * email, lang, country_code, country_name; `lang` and `invite` have files of their own. Nothing secret, and nothing the server believes.
 */
const aYear = 31_536_000
const ofPerson = ['user_id', 'page_id', 'fullname', 'email'] as const

type Person = { id: string; name: string; email: string | null }

/** Whoever just signed in. */
export function keepLocally({ display }: { display: Person }): void {
  keepPerson(display)
}

function keepPerson({ id, name, email }: Person): void {
  // somebody else's choice of page is not this person's
  if (localStorage.getItem('user_id') !== id) localStorage.removeItem('page_id')
  localStorage.setItem('user_id', id)
  localStorage.setItem('fullname', name)
  localStorage.setItem('email', email ?? '')
}

/** The page one works for now, or none; mirrored in a cookie, so that the server's guard sees it too (calls.md). */
export function keepWorkspace(page: string | null): void {
  if (page) {
    localStorage.setItem('workspace_page_id', page)
    localStorage.setItem('page_id', page)
  } else {
    localStorage.removeItem('workspace_page_id')
    localStorage.removeItem('page_id')
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and the server reads this one
  document.cookie = `workspace_page_id=${page ?? ''}; path=/; max-age=${page ? aYear : 0}; samesite=lax`
}

type Kept = { display: Person; page_id: string | null; pages: readonly { page_id: string }[] }

/** Follows the session check: who, and for which page. A page that was chosen before becomes the workspace again. */
export function keepSession({ display, page_id, pages }: Kept): void {
  keepPerson(display)
  const stored = localStorage.getItem('workspace_page_id')
  if (page_id) keepWorkspace(page_id)
  else if (stored) keepWorkspace(pages.some((page) => page.page_id === stored) ? stored : null)
}

/** A session that ended elsewhere, or ran out, leaves no name behind either. */
export function forgetEnded(): void {
  if (/(?:^|; )user_token=/.test(document.cookie)) return
  try {
    forgetLocally()
  } catch {
    // where a browser keeps nothing, nothing is left behind
  }
}

/** Signing out leaves no name behind. The chosen page stays for the next time, and is checked then. */
export function forgetLocally(): void {
  for (const key of ofPerson) localStorage.removeItem(key)
}
