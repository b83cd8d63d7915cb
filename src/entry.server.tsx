import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from '#platform/browser/page-context.ts'
import { WordsProvider } from '#platform/browser/words-provider.tsx'

export { pageContext }

/** A page that takes longer than this to stream is cut off, in ms. */
export const streamTimeout = 5_000

/** Streams a page; crawlers get it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageContext)
  const whole = isbot(request.headers.get('user-agent') ?? '')
  return new Promise((resolve, reject) => {
    let statusNow = status
    const tree = (
      <WordsProvider language={page.language} words={page.words} timeZone={page.timeZone} now={page.now}>
        <ServerRouter context={router} url={request.url} nonce={page.nonce} />
      </WordsProvider>
    )
    const answer = () => {
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer)
          done()
        },
      })
      headers.set('content-type', 'text/html; charset=utf-8')
      pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: statusNow }))
    }
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce: page.nonce,
      [whole ? 'onAllReady' : 'onShellReady']: answer,
      onShellError: reject,
      onError() {
        statusNow = 500
      },
    })
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}
