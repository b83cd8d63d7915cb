import type { IncomingHttpHeaders } from 'node:http'

/** Browsers say which page a request came from. No origin at all is a program, or a browser that reads. */
export function isFromElsewhere(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const { origin, host } = headers
  if (origin === undefined || origin === publicOrigin) return false
  // a page that tells nobody where it is from says `null`; the browser itself vouches for one of ours
  if (origin === 'null') return headers['sec-fetch-site'] !== 'same-origin'
  return !URL.canParse(origin) || new URL(origin).host !== host
}
