import { isLater, isLogPlace, seenCookie, seenFor } from '#platform/shared/log-place.ts'

/** Remembers how far the database had written when something was told, so that what is read next is not older. */
export function rememberSeen(at: string | undefined): void {
  if (!isLogPlace(at)) return
  const known = /(?:^|; )seen=([^;]+)/.exec(document.cookie)?.[1]
  if (known !== undefined && !isLater(at, decodeURIComponent(known))) return
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and the server reads this one
  document.cookie = `${seenCookie}=${at}; path=/; max-age=${seenFor}; samesite=lax`
}
