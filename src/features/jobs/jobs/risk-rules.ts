/** What a stranger's message may be found to do that those who take money or data do (product.md, "Chat groups"). */
export const risks = ['fee', 'messenger', 'contact', 'link'] as const
export type Risk = (typeof risks)[number]
