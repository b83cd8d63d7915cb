import type Stripe from 'stripe'
import type { Context } from '#platform/server/context.ts'
import type { Settings } from '#platform/server/settings.ts'
import type { Charge, Gateway, Heard, Payment } from './gateway.ts'
import { RefundRefused } from './refund-refused.ts'

/** Seconds that the clocks of two machines may differ. */
const apart = 60
const clients = new WeakMap<Settings, Promise<Stripe>>()

/** Loaded by whoever pays first: half a second and some 26 MB. */
function clientOf({ settings }: Context): Promise<Stripe> {
  const known = clients.get(settings)
  if (known) return known
  const at = new URL(settings.STRIPE_API_URL)
  const made = import('stripe').then(
    ({ default: Client }) =>
      new Client(settings.STRIPE_SECRET_KEY ?? '', {
        ...{ host: at.hostname, protocol: at.protocol === 'http:' ? 'http' : 'https' },
        ...{ port: at.port || (at.protocol === 'http:' ? 80 : 443) },
        ...{ maxNetworkRetries: 2, timeout: 10_000, telemetry: false },
      }),
  )
  clients.set(settings, made)
  return made
}

/** Stripe Checkout: a page of theirs takes the card, and a signed word tells when it is paid. */
export const stripe: Gateway = {
  name: 'stripe',
  takes: () => true,
  start,
  hear,
  look,
  async refund(ctx, ref, amount, key) {
    const client = await clientOf(ctx)
    const { payment_intent } = await client.checkout.sessions.retrieve(ref)
    await client.refunds
      .create({ payment_intent: idOf(payment_intent) ?? '', amount }, { idempotencyKey: key })
      .catch((error) => {
        throw isRefused(error) ? new RefundRefused(error.message) : error
      })
  },
}

/** What they looked at and will not do; their own trouble and ours on the way there may pass. */
const isRefused = ({ type }: { type?: string }) => type === 'StripeInvalidRequestError' || type === 'StripeCardError'

async function start(ctx: Context, charge: Charge): Promise<{ ref: string; url: string }> {
  const { order, number, amount, currency, language, email, attempt, back } = charge
  const client = await clientOf(ctx)
  const session = await client.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: amount,
            product_data: {
              name: ctx.wording.say(language, 'orders.charge', { number, site: ctx.brand.name[language] }),
            },
          },
        },
      ],
      client_reference_id: order,
      metadata: { order },
      // their page knows no Arabic: it follows the browser then
      locale: language === 'ar' ? 'auto' : language,
      success_url: `${back}?paid=1`,
      cancel_url: back,
      ...(email && { customer_email: email }),
    },
    { idempotencyKey: `${order}:${attempt}` },
  )
  return { ref: session.id, url: session.url ?? back }
}

/** Signed over the time and the body as it came (Stripe-Signature); several secrets by comma, while keys roll. */
async function hear(ctx: Context, raw: Buffer): Promise<Heard | null> {
  const client = await clientOf(ctx)
  const signature = ctx.asked('stripe-signature') ?? ''
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
  // the library refuses what is old, and takes what is signed for later
  if (!(signedAt <= Date.now() / 1000 + apart)) return null
  for (const secret of (ctx.settings.STRIPE_WEBHOOK_SECRET ?? '').split(',')) {
    const event = verified(client, raw, signature, secret.trim())
    if (event) return { event: event.id, kind: event.type, ref: await refOf(client, event) }
  }
  return null
}

function verified(client: Stripe, raw: Buffer, signature: string, secret: string): Stripe.Event | null {
  try {
    return client.webhooks.constructEvent(raw, signature, secret)
  } catch {
    return null
  }
}

/** The session that an event is about; of a charge by its payment. */
async function refOf(client: Stripe, { type, data }: Stripe.Event): Promise<string | null> {
  const about = data.object as { id: string; payment_intent?: string | { id: string } | null }
  if (type.startsWith('checkout.session.')) return about.id
  const payment = idOf(about.payment_intent ?? null)
  if (!payment || !type.startsWith('charge.')) return null
  const { data: sessions } = await client.checkout.sessions.list({ payment_intent: payment, limit: 1 })
  return sessions[0]?.id ?? null
}

async function look(ctx: Context, ref: string): Promise<Payment> {
  const client = await clientOf(ctx)
  const session = await client.checkout.sessions.retrieve(ref, { expand: ['payment_intent.latest_charge'] })
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent
  const charge = intent && typeof intent.latest_charge !== 'string' ? intent.latest_charge : null
  const isPaid = session.payment_status === 'paid'
  return {
    state: isPaid ? 'paid' : stateOf(session.status, intent?.status),
    paid: isPaid ? (session.amount_total ?? 0) : 0,
    refunded: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
    currency: (session.currency ?? '').toUpperCase(),
  }
}

/** A session that is complete and not paid waits for the bank, until the payment wants another means. */
function stateOf(session: Stripe.Checkout.Session['status'], intent?: string): Payment['state'] {
  if (session === 'expired') return 'ended'
  return session === 'complete' && (intent === 'requires_payment_method' || intent === 'canceled') ? 'failed' : 'open'
}

const idOf = (one: string | { id: string } | null): string | null => (typeof one === 'string' ? one : (one?.id ?? null))
