import { setTimeout } from 'node:timers/promises'

/** A line that loses so many of its requests and answers, and says how long the others took, in ms. */
export function lossyLine(url: string, share: number) {
  const took = new Map<string, { begun: number; ms: number }[]>()
  const away = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY }
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
      times.push({ begun, ms: performance.now() - begun })
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
  const isMeanwhile = ({ begun, ms }: { begun: number; ms: number }) => begun + ms > away.from && begun < away.to
  const timesOf = (what: string, meanwhile: boolean) =>
    (took.get(what) ?? []).flatMap((one) => (isMeanwhile(one) === meanwhile ? [one.ms] : []))
  return {
    ...{ once, send, lost: () => lost },
    /** What is under way then is told apart: the server is down, and nobody measures it. */
    async down<T>(work: () => Promise<T>): Promise<T> {
      away.from = performance.now()
      const done = await work()
      away.to = performance.now()
      return done
    },
    took: (what: string) => timesOf(what, false),
    tookMeanwhile: (what: string) => timesOf(what, true),
  }
}
export type Line = ReturnType<typeof lossyLine>
