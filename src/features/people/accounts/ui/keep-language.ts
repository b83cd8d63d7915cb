import { isLanguage, languages } from '#platform/shared/languages.ts'

/**
 * The language of the browser's notes (seed §3, `lang`) and that of the cookie the server reads are one: a choice is written
 * down, and a cookie that was cleared comes back from there. What only the visitor's place told (seed §4) counts where nothing
 * was chosen and the browser speaks none of our languages. It holds from the next page on.
 */
export function keepLanguage(): void {
  try {
    const chosen = /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1]
    if (isLanguage(chosen)) keep(chosen)
    const stored = localStorage.getItem('lang') ?? undefined
    if (isLanguage(chosen) || !isLanguage(stored)) return
    const isChosen = localStorage.getItem('lang_chosen') === stored
    if (!isChosen && navigator.languages.some(isOurs)) return
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and the server reads this one
    document.cookie = `lang=${stored}; path=/; max-age=31536000; samesite=lax`
  } catch {
    // where a browser keeps nothing, the cookie is all there is
  }
}

function keep(language: string): void {
  localStorage.setItem('lang', language)
  localStorage.setItem('lang_chosen', language)
}

const isOurs = (tag: string) => languages.some((language) => tag.toLowerCase().startsWith(language))
