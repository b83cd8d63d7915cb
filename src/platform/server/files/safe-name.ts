/** A file's name as it is shown and sent: no paths, no control characters, not too long, its ending kept. */
export function safeName(name: string): string {
  const base = name
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Bidi_Control}"<>|?*:]/gu, '')
    .trim()
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(base)?.[0] ?? ''
  return `${base.slice(0, base.length - ending.length).slice(0, 120) || 'file'}${ending}`
}
