import type { BrowserContext } from 'playwright-core'

export type Kind = 'html' | 'js' | 'css' | 'fonts' | 'words' | 'other'
export type Fetched = { requests: number; bytes: Record<Kind, number> }

/** What the browser took over the wire to show a page, bodies as they came (compressed), headers aside. */
export async function fetchedBy(context: BrowserContext, url: string, encoding: string): Promise<Fetched> {
  const page = await context.newPage()
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': encoding } })
  const kinds = new Map<string, { kind: Kind; headers: number; encoding: string }>()
  const fetched: Fetched = { requests: 0, bytes: { html: 0, js: 0, css: 0, fonts: 0, words: 0, other: 0 } }
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { encodedDataLength: headers, url: from } = response
    kinds.set(requestId, { kind: kindOf(type, from), headers, encoding: String(response.headers['content-encoding']) })
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const seen = kinds.get(requestId)
    if (!seen || encodedDataLength === 0) return // a data: address, or of the cache
    if (seen.kind === 'js' && seen.encoding !== encoding) throw new Error(`A script came as ${seen.encoding}.`)
    fetched.requests++
    fetched.bytes[seen.kind] += encodedDataLength - seen.headers
  })
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}.`)
  await page.close()
  return fetched
}

function kindOf(type: string, url: string): Kind {
  if (type === 'Document') return 'html'
  if (type === 'Stylesheet') return 'css'
  if (type === 'Font' || url.endsWith('.woff2')) return 'fonts'
  if (type === 'Script' || url.endsWith('.js')) return 'js'
  return url.includes('/assets/lang/') ? 'words' : 'other'
}
