import type { FastifyInstance } from 'fastify'
import type { Call } from '#platform/shared/contract.ts'
import type { World } from '../context.ts'
import { escapeHtml } from './escape-html.ts'
import { openApi } from './open-api.ts'

/** `/api/docs`: a page for people, the OpenAPI document for programs (`/api/docs/openapi.json`, or by Accept). */
export function mountDocs(app: FastifyInstance, world: World, name: string, calls: readonly Call[]): void {
  const document = openApi(calls, { name, url: world.settings.publicUrl })
  app.get('/api/docs/openapi.json', (_request, reply) => reply.send(document))
  app.get('/api/docs', (request, reply) => {
    if (!request.headers.accept?.includes('text/html')) return reply.send(document)
    return reply.type('text/html; charset=utf-8').send(page(name, calls, request.nonce))
  })
}

const page = (name: string, calls: readonly Call[], nonce: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(name)} API</title>
<style nonce="${nonce}">:root{color-scheme:light dark}body{font:16px/1.55 system-ui;margin:0 auto;max-width:960px;padding:32px 16px}
h1{font-size:24px}details{border-top:1px solid color-mix(in srgb,currentColor 18%,transparent);padding:10px 0}summary{cursor:pointer}
code{font:14px ui-monospace,monospace}b{display:inline-block;min-width:64px;font:600 13px ui-monospace,monospace}</style></head>
<body><h1>${escapeHtml(name)} API</h1><p>Base address <code>/api</code>. The whole contract as <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p>
${calls.map(entry).join('\n')}</body></html>`

const entry = (
  call: Call,
) => `<details><summary><b>${call.method}</b> <code>${escapeHtml(call.path)}</code> ${escapeHtml(call.summary)}</summary>
<p>Who: ${call.who.kind === 'page' ? `a member who may <code>${escapeHtml(call.who.capability)}</code>` : call.who.kind}.
Takes: ${
  Object.keys(call.takes.shape)
    .map((field) => `<code>${escapeHtml(field)}</code>`)
    .join(' ') || 'nothing'
}.
Refuses: ${call.refuses.map((code) => `<code>${escapeHtml(code)}</code>`).join(' ') || 'only what every call refuses'}.</p></details>`
