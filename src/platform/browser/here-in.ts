/** The address one is at, in another language: what was saved for the first time has another address by now. */
export function hereIn(language: string): string {
  const here = new URL(location.href)
  here.searchParams.set('lang', language)
  return here.href
}
