/** A email may be so large, carry so many files, and so many may come for one address in an hour. */
export const mostMailBytes = 30_000_000
export const mostFiles = 8
export const mostFileBytes = 20_000_000
export const mostAnHour = 30
/** A message is at most so long. */
export const mostText = 5000

/** What became of an email. */
export const outcomes = [
  'kept',
  'again',
  'unknown_address',
  'automatic',
  'too_many',
  'empty',
  'thread_closed',
  'other_sender',
  'unreadable',
] as const
export type Outcome = (typeof outcomes)[number]

type Headers = readonly { key: string; value: string }[]

/**
 * Whether an email was written by a machine: an absence, a report of what could not be delivered, a list, ourselves (RFC 3834,
 * RFC 3464, RFC 2919). None of them is answered or kept, so that no two machines can write to each other.
 */
export function isAutomatic(headers: Headers, from: string): boolean {
  const all = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase())
  const has = (name: string) => all(name).length > 0
  if (all('auto-submitted').some((value) => value !== 'no')) return true
  if (all('precedence').some((value) => /^(bulk|junk|list|auto_reply)$/.test(value))) return true
  if (all('return-path').some((value) => value === '<>')) return true
  if (all('content-type').some((value) => value.startsWith('multipart/report'))) return true
  if (['list-id', 'x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'x-failed-recipients'].some(has))
    return true
  return from === '' || /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|reply\+[0-9a-f]{40})@/i.test(from)
}

/** The token of the first reply address of this domain among some addresses. */
export function tokenIn(addresses: readonly string[], domain: string): string | null {
  for (const address of addresses)
    for (const [, token, host] of address.matchAll(/reply\+([0-9a-f]{40})@([a-z0-9.-]+)/gi))
      if (token && host?.toLowerCase() === domain.toLowerCase()) return token.toLowerCase()
  return null
}
