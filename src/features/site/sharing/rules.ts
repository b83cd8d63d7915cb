import type { Language } from '#platform/shared/languages.ts'

/** What can be shared; each feature that has such things says what is told of them (src/shareables.ts). */
export const shareKinds = ['job', 'job-group', 'open-day'] as const
export type ShareKind = (typeof shareKinds)[number]

/** Ways by which a link goes round; each has a link of its own. */
export const channels = ['link', 'qr', 'poster', 'whatsapp', 'telegram', 'linkedin', 'x', 'mail', 'text'] as const
export type Channel = (typeof channels)[number]

/** Where the picture of a shared thing for link previews is. @param address the last part of its path */
export const cardPath = (kind: ShareKind, address: string, language: Language): string =>
  `/api/share-cards/${kind}/${encodeURIComponent(address)}/${language}`

export const pictureFormats = ['svg', 'png'] as const
/** Texts to copy are no longer than this, link included (product.md, "Share"). */
export const mostText = 700
/** Seven signs of twenty-seven: ten billion links, and still short enough to type from a poster. */
export const codeLength = 7
export const codePattern = /^[2-9b-df-hjkmnp-tv-xz]{7}$/

/** How an application names the link it came by. */
export const sourceOf = (code: string): string => `via:${code}`
/** The link an application came by; null when it came by none. */
export function codeIn(source: string): string | null {
  const code = source.startsWith('via:') ? source.slice('via:'.length) : ''
  return codePattern.test(code) ? code : null
}

/** A click counts when a person followed the link who is not the one that shared it. */
export const isCounted = (
  visit: { bot: boolean; ahead: boolean; user: string | null },
  link: { sharer_id: string | null },
): boolean => !visit.bot && !visit.ahead && (visit.user === null || visit.user !== link.sharer_id)
