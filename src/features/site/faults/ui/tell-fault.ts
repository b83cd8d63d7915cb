/** So many of a page are told at most: a slip in a loop says the same. */
const most = 5
let told = 0

/** Tells the site that something of this page failed. Nobody is told apart by it. */
export function tellFault(error: unknown): void {
  if (++told > most) return
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const cut = (text: string | undefined, longest: number) => text?.slice(0, longest)
  void fetch('/api/user-public/page-faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ path: location.pathname, name: cut(name, 100), message: cut(message, 2_000), stack: cut(stack, 8_000) },
    }),
    keepalive: true,
    credentials: 'omit',
    priority: 'low',
  }).catch(() => {})
}
