/**
 * The referral code of an address (seed §1), `?invite=CODE` on any page: kept in this browser for 90 days and sent along at
 * registration. The newest one counts.
 */
const key = 'invite'
const until = 'invite_until'
const stays = 90 * 86_400_000
const longest = 64

/** Keeps the code of this address, where there is one; for every page one opens. */
export function keepInvite(search = location.search): void {
  const code = new URLSearchParams(search).get(key)?.trim().slice(0, longest)
  if (code) inStore((store) => keepIn(store, code))
}

function keepIn(store: Storage, code: string): void {
  store.setItem(key, code)
  store.setItem(until, String(Date.now() + stays))
}

/** The code to send along, while it holds. */
export function readInvite(): string | undefined {
  keepInvite()
  return inStore((store) => {
    if (Number(store.getItem(until)) > Date.now()) return store.getItem(key) ?? undefined
    forgetIn(store)
    return undefined
  })
}

/** It was sent along: the next account made here comes from nobody. */
export const forgetInvite = (): void => void inStore(forgetIn)

function forgetIn(store: Storage): void {
  store.removeItem(key)
  store.removeItem(until)
}

/** Where a browser keeps nothing, the visit goes on without. */
function inStore<T>(use: (store: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}
