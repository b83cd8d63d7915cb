const key = 'invite'

/** The referral code of the address (seed §1), kept locally and sent along at registration. */
export function readInvite(): string | undefined {
  const asked = new URLSearchParams(location.search).get(key)
  if (asked) localStorage.setItem(key, asked.slice(0, 64))
  return localStorage.getItem(key) ?? undefined
}
