/**
 * An address as the site reads it: a path of whole characters. One that is not, or that `new URL` would take for another site
 * (`//elsewhere/`), leads to the page for what is not there; calls tell by themselves what they cannot read.
 */
export function ownPath(asked: string): string {
  // a proxy may ask by the whole address (RFC 9112 §3.2.2)
  const url = asked.replace(/^https?:\/\/[^/?]*/i, '')
  const isOwn = /^\/(?![/\\])/.test(url) && (url.startsWith('/api/') || isReadable(url))
  return isOwn ? url : '/not-found'
}

function isReadable(url: string): boolean {
  try {
    return decodeURI(url.split('?', 1)[0] as string) !== ''
  } catch {
    return false
  }
}
