import { setTimeout } from 'node:timers/promises'

/** A line that loses so many of its requests and answers, and says how long the others took, in ms. */
export function lossyLine(url: string, share: number) {
  const took = new Map<string, number[]>()
  let lost = 0
  type Sent = { path: string; body?: object; bearer?: string; what: string }

  /** One try. @returns what was answered, a refusal's code included; null where the line or the server was away */
  async function once<T>({ path, body, bearer, what }: Sent): Promise<(T & { code?: string }) | null> {
    const away = Math.random() < share ? AbortSignal.timeout(Math.floor(Math.random() * 30)) : null
    const begun = performance.now()
    try {
      const answer = await fetch(`${url}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.any([AbortSignal.timeout(15_000), ...(away ? [away] : [])]),
      })
      const said = (await answer.json()) as T & { code?: string }
      if (answer.status >= 500 || answer.status === 429) throw new Error(`${path}: ${answer.status}`)
      const times = took.get(what) ?? []
      took.set(what, times)
      times.push(performance.now() - begun)
      return said
    } catch {
      lost++
      return null
    }
  }
  /** Tries until there is an answer. */
  async function send<T>(sent: Sent): Promise<T & { code?: string }> {
    for (;;) {
      const said = await once<T>(sent)
      if (said) return said
      await setTimeout(200 + Math.random() * 600)
    }
  }
  return { once, send, took: (what: string) => took.get(what) ?? [], lost: () => lost }
}
export type Line = ReturnType<typeof lossyLine>
