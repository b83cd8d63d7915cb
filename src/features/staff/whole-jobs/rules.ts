/** Where the fee of a live job stands, as its row has it. */
export const feeStates = ['held', 'paid', 'released', 'returned'] as const
