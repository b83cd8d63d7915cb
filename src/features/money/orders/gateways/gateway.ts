import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/shared/languages.ts'

/** What is to be paid; amounts in the smallest unit of the currency. */
export type Charge = {
  order: string
  number: string
  amount: number
  currency: string
  language: Language
  email: string | null
  /** How often payment of this order was begun before: asked again with the same, nothing new begins. */
  attempt: number
  /** Where the buyer comes back to. What is said on the way back proves nothing. */
  back: string
}

/** What the payment service itself says of a payment, asked in this moment. */
export type Payment = {
  state: 'open' | 'paid' | 'failed' | 'ended'
  paid: number
  refunded: number
  disputed: boolean
  currency: string
}

/** A word of the payment service: what it is about, and under which name it will be repeated. */
export type Heard = { event: string; kind: string; ref: string | null }

/** A payment service. What it calls in is only a reason to ask it: amounts are taken from `look` alone. */
export type Gateway = {
  name: string
  /** Whether it takes this currency. */
  takes(currency: string): boolean
  start(ctx: Context, charge: Charge): Promise<{ ref: string; url: string }>
  /** Null where the word is not from the service. */
  hear(ctx: Context, raw: Buffer): Promise<Heard | null>
  look(ctx: Context, ref: string): Promise<Payment>
  /** Gives so much back; asked again with the same key, no more goes. @throws RefundRefused: the service says no */
  refund(ctx: Context, ref: string, amount: number, key: string): Promise<void>
}
