export type Answered = { ok: boolean; status: number | string; body: string; headers: Record<string, string> }

type Asked = {
  method?: string
  token?: string
  seen?: string
  /** Of a browser: cookies with their proof. */
  headers?: Record<string, string>
  body?: unknown
}

/** Asks a site by HTTP, with JSON or a form; what failed on the way has the reason for its status. Waits ten seconds at most. */
export async function ask(
  url: string,
  path: string,
  { method = 'GET', token, seen, headers, body }: Asked = {},
): Promise<Answered> {
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(seen ? { 'x-seen': seen } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    })
    const text = await answer.text()
    return { ok: answer.ok, status: answer.status, body: text, headers: Object.fromEntries(answer.headers) }
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    const status = name === 'TimeoutError' ? 'no answer in 10 s' : (cause?.code ?? name)
    return { ok: false, status, body: '', headers: {} }
  }
}
