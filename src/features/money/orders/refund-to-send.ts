import { z } from 'zod'

/** Queued with the refund that it sends. */
export const refundToSend = { name: 'send-refund', payload: z.object({ refund: z.uuid() }) }
