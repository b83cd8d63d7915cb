/** A path of this site to go on with, or null: `//host`, `/\host`, `/.//host` and everything with a scheme lead elsewhere. */
export function sameSitePath(asked: string | null): string | null {
  if (!asked?.startsWith('/')) return null
  const here = 'https://here.invalid'
  const url = URL.parse(asked, here)
  if (url?.origin !== here || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
