export type Theme = 'light' | 'dark'

/** What the page looks like now, whoever chose it. */
export const themeNow = (): Theme => {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function switchTheme(): void {
  setTheme(themeNow() === 'dark' ? 'light' : 'dark')
}

/** Chooses for a year; without a theme the system decides again. */
export function setTheme(theme?: Theme): void {
  const root = document.documentElement
  if (theme) root.dataset.theme = theme
  else delete root.dataset.theme
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and the server reads this one
  document.cookie = `theme=${theme ?? ''}; path=/; max-age=${theme ? 31_536_000 : 0}; samesite=lax`
}
