import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after } from 'node:test'

type Charge = { id: string; amount_refunded: number; disputed: boolean }
export type Session = {
  id: string
  amount: number
  currency: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  intent: string
  intentStatus: string
  charge: Charge
  asked: Record<string, string>
}
type Asked = { method: string; path: string; query: URLSearchParams; form: Record<string, string>; key: string }

const settings = { STRIPE_SECRET_KEY: 'sk_test_masar', STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new' }

/**
 * Stripe, as far as orders ask it: Checkout sessions, refunds, and words signed as Stripe signs them. What was asked for under an
 * idempotency key is done once.
 */
export async function aStripe() {
  const sessions = new Map<string, Session>()
  const answers = new Map<string, unknown>()
  const asked: string[] = []
  const refunds: { session: string; amount: number }[] = []
  /** What goes wrong at the next request: it is refused, or done and the line is cut before the answer. */
  const trouble: { refuses: boolean; refused: string | null; beforeAnswer: ((path: string) => boolean) | null } = {
    refuses: false,
    /** Only this, as `POST /v1/refunds`; what was refused under a key stays refused under it. */
    refused: null,
    beforeAnswer: null,
  }
  const server = createServer(async (request, response) => {
    const one = await read(request)
    asked.push(`${one.method} ${one.path}`)
    const known = one.key ? answers.get(one.key) : undefined
    const isRefused = trouble.refuses || trouble.refused === `${one.method} ${one.path}`
    const answer = known !== undefined ? known : isRefused ? null : answerTo(sessions, refunds, one)
    if (one.key && !trouble.refuses) answers.set(one.key, answer)
    if (trouble.beforeAnswer?.(`${one.method} ${one.path}`)) return response.destroy()
    const error = { type: 'invalid_request_error', message: 'Refused' }
    response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { error }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { ...settings, STRIPE_API_URL: url },
    ...{ sessions, refunds, asked, trouble },
    /** The session of an order, the latest where it was tried again. */
    sessionOf: (order: string) =>
      [...sessions.values()].findLast(({ asked: form }) => form.client_reference_id === order) as Session,
  }
}

/** How a person, or their bank, moves a session on. */
export const move = {
  paid: (one: Session, amount = one.amount) =>
    Object.assign(one, { amount, status: 'complete', payment_status: 'paid', intentStatus: 'succeeded' }),
  waits: (one: Session) => Object.assign(one, { status: 'complete', intentStatus: 'processing' }),
  declined: (one: Session) => Object.assign(one, { status: 'complete', intentStatus: 'requires_payment_method' }),
  expired: (one: Session) => Object.assign(one, { status: 'expired' }),
  refunded: (one: Session, amount: number) => Object.assign(one.charge, { amount_refunded: amount }),
  disputed: (one: Session) => Object.assign(one.charge, { disputed: true }),
}

let words = 0
/** A word of Stripe about a session, or about its charge, with the signature over it. */
export function wordOf(type: string, session: Session, { id = `evt_${++words}`, secret = 'whsec_new', at = 0 } = {}) {
  const object = type.startsWith('checkout.session.')
    ? { id: session.id, object: 'checkout.session' }
    : { id: session.charge.id, object: 'charge', payment_intent: session.intent }
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
  const time = Math.floor(Date.now() / 1000) + at
  const signed = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')
  return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signed}` } }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe')
  const form = Object.fromEntries(new URLSearchParams(await text(request)))
  const key = String(request.headers['idempotency-key'] ?? '')
  return { method: request.method ?? '', path: pathname, query: searchParams, form, key }
}

function answerTo(sessions: Map<string, Session>, refunds: { session: string; amount: number }[], one: Asked): unknown {
  const { method, path, query, form } = one
  const id = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path)?.[1]
  if (method === 'POST' && path === '/v1/checkout/sessions') return viewOf(begin(sessions, form), false)
  if (method === 'GET' && path === '/v1/checkout/sessions') {
    const of = [...sessions.values()].filter(({ intent }) => intent === query.get('payment_intent'))
    return { object: 'list', has_more: false, data: of.map((session) => viewOf(session, false)) }
  }
  const session = id ? sessions.get(id) : [...sessions.values()].find(({ intent }) => intent === form.payment_intent)
  if (!session) return null
  if (id)
    return viewOf(
      session,
      [...query.keys()].some((name) => name.startsWith('expand')),
    )
  const amount = Number(form.amount)
  const { charge } = session
  // what is more than was paid, or no step of the currency, is refused
  const step = ['kwd', 'bhd', 'omr'].includes(session.currency) ? 10 : 1
  if (amount > session.amount - charge.amount_refunded || amount % step !== 0) return null
  charge.amount_refunded += amount
  refunds.push({ session: session.id, amount })
  return { id: `re_${refunds.length}`, object: 'refund', amount, status: 'succeeded' }
}

function begin(sessions: Map<string, Session>, form: Record<string, string>): Session {
  const number = sessions.size + 1
  const session: Session = {
    id: `cs_${number}`,
    amount: Number(form['line_items[0][price_data][unit_amount]']),
    currency: form['line_items[0][price_data][currency]'] ?? '',
    ...{ status: 'open', payment_status: 'unpaid', intent: `pi_${number}`, intentStatus: 'requires_payment_method' },
    charge: { id: `ch_${number}`, amount_refunded: 0, disputed: false },
    asked: form,
  }
  sessions.set(session.id, session)
  return session
}

const viewOf = (
  { id, amount, currency, status, payment_status, intent, intentStatus, charge }: Session,
  whole: boolean,
) => ({
  ...{ id, object: 'checkout.session', status, payment_status, currency, amount_total: amount },
  url: status === 'open' ? `https://checkout.stripe.example/${id}` : null,
  payment_intent: whole
    ? {
        id: intent,
        object: 'payment_intent',
        status: intentStatus,
        latest_charge: payment_status === 'paid' ? charge : null,
      }
    : intent,
})
