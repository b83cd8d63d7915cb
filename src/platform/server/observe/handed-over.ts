import { messagesSent } from './metrics.ts'
import { traced } from './trace.ts'

/** Hands a message over to whoever delivers it: counted by outcome, and traced without its reader. */
export const handedOver = <T>(channel: 'mail' | 'sms' | 'push', hand: () => Promise<T>): Promise<T> =>
  traced(`message ${channel}`, { 'masar.channel': channel }, async () => {
    try {
      const answer = await hand()
      messagesSent.inc({ channel, outcome: 'taken' })
      return answer
    } catch (error) {
      messagesSent.inc({ channel, outcome: 'failed' })
      throw error
    }
  })
