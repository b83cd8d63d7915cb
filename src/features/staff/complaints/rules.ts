/** Why something is reported; money first, since that harms most. */
export const complaintReasons = ['money', 'fraud', 'not_real', 'discrimination', 'wrong', 'other'] as const
export type ComplaintReason = (typeof complaintReasons)[number]
export const complaintStates = ['open', 'upheld', 'dismissed'] as const

/** Reasons that, upheld, are fraud and take a page's trust (product.md, "Post permission"). */
export const isFraud = (reason: string): boolean => reason === 'money' || reason === 'fraud'

/** So many independent upheld reports take a job out of sight (docs/decisions/0041). */
export const upheldEnough = 2

/** Messages that one report of a conversation shows. */
export const mostMessages = 20
