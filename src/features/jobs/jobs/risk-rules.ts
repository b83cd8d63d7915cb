/** What a stranger's message may be found to do that those who take money or data do (product.md, "Chat groups"). */
export const risks = ['fee', 'messenger', 'contact', 'link'] as const
export type Risk = (typeof risks)[number]

const links = /(?:https?:\/\/|\bwww\.)\S+/giu
const numbers = /\+?\p{Nd}[\p{Nd}\s().-]{5,}\p{Nd}/gu

/** A text without the numbers and links that lead past the site, where its reader was not asked yet whether to see them. */
export const withoutContacts = (text: string): string => text.replace(links, '•••').replace(numbers, '•••')
