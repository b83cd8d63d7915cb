import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { after } from 'node:test'

type Paid = { id: string; status: 'paid' | 'failed' | 'refunded'; amount: number; refunded: number }
type Invoice = { id: string; status: string; amount: number; currency: string; url: string; payments: Paid[] }

const settings = { MOYASAR_SECRET_KEY: 'sk_test_masar', MOYASAR_WEBHOOK_TOKEN: 'a-token-between-the-two' }

/** Moyasar, as far as orders ask it: invoices that are paid by card, refunds, and words that carry a token. */
export async function aMoyasar() {
  const invoices = new Map<string, Invoice>()
  const server = createServer(async (request, response) => {
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const { authorization = '' } = request.headers
    if (Buffer.from(authorization.slice(6), 'base64').toString() !== `${settings.MOYASAR_SECRET_KEY}:`)
      return say(401, {})
    const [, , things, id = ''] = (request.url ?? '').split('/')
    const body = request.method === 'POST' ? ((await json(request)) as { amount: number; currency: string }) : null
    if (things === 'invoices' && body) return say(201, begin(invoices, body))
    const invoice = [...invoices.values()].find((one) => one.id === id || one.payments.some((paid) => paid.id === id))
    if (!invoice) return say(404, {})
    const paid = invoice.payments.find((one) => one.id === id)
    if (paid && body) Object.assign(paid, { status: 'refunded', refunded: paid.refunded + body.amount })
    return say(200, paid ?? invoice)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { ...settings, MOYASAR_API_URL: url },
    invoices,
    pay(invoice: Invoice, status: Paid['status'] = 'paid') {
      const id = `pay_${invoice.id}_${invoice.payments.length}`
      invoice.payments.push({ id, status, amount: invoice.amount, refunded: 0 })
      invoice.status = status
    },
    word: (invoice: Invoice, secret_token = settings.MOYASAR_WEBHOOK_TOKEN) => {
      const data = { id: invoice.payments[0]?.id ?? '', invoice_id: invoice.id }
      return {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ id: `word-${invoice.id}`, type: 'payment_paid', secret_token, data }),
      }
    },
  }
}

function begin(invoices: Map<string, Invoice>, { amount, currency }: { amount: number; currency: string }): Invoice {
  const id = `inv-${invoices.size + 1}`
  const invoice = { id, status: 'initiated', amount, currency, url: `https://pay.moyasar.example/${id}`, payments: [] }
  invoices.set(id, invoice)
  return invoice
}
