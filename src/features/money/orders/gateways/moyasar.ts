import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import type { Gateway, Payment } from './gateway.ts'
import { RefundRefused } from './refund-refused.ts'

const Paid = z.object({ id: z.string(), status: z.string(), amount: z.number(), refunded: z.number().default(0) })
const Invoice = z.object({
  id: z.string(),
  status: z.string(),
  currency: z.string(),
  url: z.url(),
  payments: z.array(Paid).nullish(),
})
const Word = z.object({
  id: z.string(),
  type: z.string(),
  secret_token: z.string(),
  data: z.object({ id: z.string(), invoice_id: z.string().nullish() }),
})
const tookMoney = ['paid', 'captured', 'refunded']

/**
 * Moyasar (mada, STC Pay): an invoice of theirs is the page that takes the card. Its words are not signed: they carry a secret,
 * and nothing else of them is believed.
 */
export const moyasar: Gateway = {
  name: 'moyasar',
  takes: (currency) => currency === 'SAR',
  async start(ctx, { order, number, amount, currency, language, attempt, back }) {
    const description = ctx.wording.say(language, 'orders.charge', { number, site: ctx.brand.name[language] })
    const told = { metadata: { order, attempt: String(attempt) }, success_url: `${back}?paid=1`, back_url: back }
    const asked = { amount, currency, description, ...told }
    const { id, url } = Invoice.parse(await ask(ctx, 'POST', '/v1/invoices', asked))
    return { ref: id, url }
  },
  async hear(ctx, raw) {
    const word = Word.safeParse(read(raw)).data
    if (!word || !isSame(word.secret_token, ctx.settings.MOYASAR_WEBHOOK_TOKEN ?? '')) return null
    return { event: word.id, kind: word.type, ref: word.data.invoice_id ?? word.data.id }
  },
  async look(ctx, ref): Promise<Payment> {
    const { status, currency, payments } = await invoiceBy(ctx, ref)
    const took = (payments ?? []).filter((one) => tookMoney.includes(one.status))
    const sum = (of: (one: z.output<typeof Paid>) => number) => took.reduce((all, one) => all + of(one), 0)
    const isOver = status === 'expired' || status === 'canceled'
    const state = took.length > 0 ? 'paid' : isOver ? 'ended' : status === 'failed' ? 'failed' : 'open'
    return {
      state,
      paid: sum(({ amount }) => amount),
      refunded: sum(({ refunded }) => refunded),
      disputed: false,
      currency,
    }
  },
  // they know no keys: whoever asks has looked whether it went back already
  async refund(ctx, ref, amount) {
    const { payments } = await invoiceBy(ctx, ref)
    const paid = (payments ?? []).find(({ status }) => tookMoney.includes(status))
    if (!paid) throw new RefundRefused('no payment of theirs is left to give back')
    await ask(ctx, 'POST', `/v1/payments/${paid.id}/refund`, { amount }).catch((error) => {
      throw error instanceof Answered && refusals.includes(error.status) ? new RefundRefused(error.message) : error
    })
  },
}

/** What they looked at and will not do. */
const refusals = [400, 403, 404, 422]

class Answered extends Error {
  readonly status: number
  constructor(status: number) {
    super(`the payment service answered ${status}`)
    this.status = status
  }
}

const invoiceBy = async (ctx: Context, ref: string) =>
  Invoice.parse(await ask(ctx, 'GET', `/v1/invoices/${encodeURIComponent(ref)}`))

async function ask({ settings }: Context, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(new URL(path, settings.MOYASAR_API_URL), {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${settings.MOYASAR_SECRET_KEY}:`).toString('base64')}`,
      'content-type': 'application/json',
    },
    signal: AbortSignal.timeout(10_000),
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Answered(response.status)
  return response.json()
}

function read(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b)
}
