import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { partOf } from '#features/site/traffic/rules.ts'
import { kindOfPage, type PageKind } from '#platform/browser/documents.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { WordsProvider, WordsUrl } from '#platform/browser/words-provider.tsx'

export { pageContext }

/** A page that takes longer than this to stream is cut off, in ms. */
export const streamTimeout = 5_000

/** What nobody foresaw while a page was made is counted; whoever went away meanwhile is no fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(pageContext).noteFault(partOf(new URL(request.url).pathname), error)
}

type Answer = { request: Request; status: number; headers: Headers }

/** Documents go out whole; screens that hydrate are streamed, but to crawlers. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Response | Promise<Response> {
  const page = context.get(pageContext)
  const { location, matches } = router.staticHandlerContext
  const kind = kindOfPage(location.pathname)
  const wordsUrl = page.wordsUrl(matches.at(-1)?.route.id ?? '', kind === 'form' ? 'own' : 'first')
  const tree = (
    <WordsUrl.Provider value={wordsUrl}>
      <WordsProvider language={page.language} words={page.words} timeZone={page.timeZone} now={page.now}>
        <ServerRouter context={withSheetsFor(kind, router)} url={request.url} nonce={page.nonce} />
      </WordsProvider>
    </WordsUrl.Provider>
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return kind !== 'screen'
    ? whole(tree, { request, status, headers })
    : stream(tree, page.nonce, {
        request,
        status,
        headers,
        note: (error) => handleError(error, { request, context, params: {} }),
      })
}

/** Each kind of page has a sheet of its own, on top of those of the kinds before it (scripts/building/chunks.ts). */
const sheets: Record<PageKind, RegExp> = {
  document: /\/document-[^/]+\.css\b/,
  form: /\/(?:document|form)-[^/]+\.css\b/,
  screen: /\.css\b/,
}

/** Scripts of screens bring all sheets; a page without them needs only those of its kind. */
function withSheetsFor(kind: PageKind, router: EntryContext): EntryContext {
  if (kind === 'screen' || import.meta.env.DEV) return router
  const { manifest, staticHandlerContext } = router
  const own = staticHandlerContext.matches.map(({ route: { id } }) => {
    const route = manifest.routes[id]
    return [id, route && { ...route, css: route.css?.filter((sheet) => sheets[kind].test(sheet)) }]
  })
  return { ...router, manifest: { ...manifest, routes: Object.fromEntries(own) } }
}

/** Nothing takes a document up in the browser, and nothing in it comes later: plain markup, made in one go. */
function whole(tree: ReactNode, { status, headers }: Answer): Response {
  const html = Buffer.from(`<!DOCTYPE html>${renderToStaticMarkup(tree)}`)
  headers.set('content-length', String(html.byteLength))
  return new Response(html, { headers, status })
}

type Streamed = Answer & { note: (error: unknown) => void }

function stream(tree: ReactNode, nonce: string, { request, status, headers, note }: Streamed): Promise<Response> {
  const forCrawler = isbot(request.headers.get('user-agent') ?? '')
  return new Promise((resolve, reject) => {
    let statusNow = status
    const answer = () => {
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer)
          done()
        },
      })
      pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: statusNow }))
    }
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      [forCrawler ? 'onAllReady' : 'onShellReady']: answer,
      onShellError: reject,
      onError(error) {
        statusNow = 500
        note(error)
      },
    })
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}
