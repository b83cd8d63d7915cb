import type { BrowserContext, Page } from 'playwright-core'

export type Kind = 'html' | 'js' | 'css' | 'fonts' | 'words' | 'other'
export type Fetched = {
  requests: number
  bytes: Record<Kind, number>
  files: { path: string; bytes: number }[]
  /** How far the parts of the page moved by themselves (CLS). */
  shift: number
}

/** The browser keeps for itself how far things moved; what somebody does counts as wanted. */
export const watchShifts = `
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
  // screens that may be next come later, and not at all where data is saved
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`

/** What the browser took over the wire to show a page, bodies as they came (compressed), headers aside. */
export async function fetchedBy(context: BrowserContext, url: string, encoding: string): Promise<Fetched> {
  const page = await context.newPage()
  await page.addInitScript(watchShifts)
  const fetched = await fetchedWhile(page, encoding, async () => {
    const answer = await page.goto(url, { waitUntil: 'networkidle' })
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}.`)
  })
  await page.close()
  return fetched
}

/** The same for a step on a page that is open. */
export async function fetchedWhile(page: Page, encoding: string, step: () => Promise<void>): Promise<Fetched> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': encoding } })
  const kinds = new Map<string, { kind: Kind; headers: number; encoding: string; path: string }>()
  const bytes = { html: 0, js: 0, css: 0, fonts: 0, words: 0, other: 0 }
  const files: Fetched['files'] = []
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { encodedDataLength: headers, url: from } = response
    const { pathname: path } = new URL(from)
    const encoding = String(response.headers['content-encoding'])
    kinds.set(requestId, { kind: kindOf(type, from), headers, encoding, path })
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const seen = kinds.get(requestId)
    if (!seen || encodedDataLength === 0) return // a data: address, or of the cache
    if (seen.kind === 'js' && encodedDataLength > 2_048 && seen.encoding !== encoding)
      throw new Error(`A script came as ${seen.encoding}.`)
    bytes[seen.kind] += encodedDataLength - seen.headers
    files.push({ path: seen.path, bytes: encodedDataLength - seen.headers })
  })
  await step()
  const shift = Number(await page.evaluate('window.shift'))
  await wire.detach()
  return { requests: files.length, bytes, files, shift }
}

function kindOf(type: string, url: string): Kind {
  if (type === 'Document') return 'html'
  if (type === 'Stylesheet') return 'css'
  if (type === 'Font' || url.endsWith('.woff2')) return 'fonts'
  if (type === 'Script' || url.endsWith('.js')) return 'js'
  return url.includes('/assets/lang/') ? 'words' : 'other'
}
