const most = 5

/** Hides a banner, and remembers it in a cookie that the server reads; the last few are remembered. */
export function putAway(pressed: HTMLElement): void {
  const [, known = ''] = /(?:^|; )banner=([^;]*)/.exec(document.cookie) ?? []
  const all = [pressed.dataset.putsAway, ...known.split('.')].filter(Boolean).slice(0, most)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and the server reads this one
  document.cookie = `banner=${all.join('.')}; path=/; max-age=31536000; samesite=lax`
  pressed.closest('[data-banner]')?.setAttribute('hidden', '')
}
