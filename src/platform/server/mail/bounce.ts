type Failure = { responseCode?: number; response?: string; command?: string }

/** What a mail server said of an address it will never take (RFC 5321 §4.2.1). */
export type Bounce = { code: number; reason: string }

/** Of the mailbox (5.1 address, 5.2 mailbox), and not of us, our line or this one letter (RFC 3463). */
const ofMailbox = /\b5\.[12]\.\d+/
const enhanced = /\b[45]\.\d+\.\d+/

/**
 * Whether a failed sending says that the address itself is no good. Everything else may be over in a while: a busy server, a
 * broken line, a rule against our sender (5.7), a sign-in that has run out.
 */
export function bounceOf(error: unknown): Bounce | null {
  const { responseCode: code = 0, response = '', command = '' } = (error ?? {}) as Failure
  if (code < 500 || code > 599) return null
  const isHard = enhanced.test(response) ? ofMailbox.test(response) : command === 'RCPT TO'
  return isHard ? { code, reason: response.slice(0, 300) } : null
}
