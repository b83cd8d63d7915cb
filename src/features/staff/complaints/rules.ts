/** Why something is reported; money first, since that harms most. */
export const complaintReasons = ['money', 'fraud', 'not_real', 'discrimination', 'wrong', 'other'] as const
export type ComplaintReason = (typeof complaintReasons)[number]

/** Messages that one report of a conversation shows. */
export const mostMessages = 20
