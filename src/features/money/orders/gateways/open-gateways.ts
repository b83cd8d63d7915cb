import type { Settings } from '#platform/server/settings.ts'
import type { Gateway } from './gateway.ts'
import { moyasar } from './moyasar.ts'
import { stripe } from './stripe.ts'
import { testPayments } from './test-payments.ts'

/** The payment services whose keys are set, the nearest to the buyer first. A demo, or a site that says so, has the test. */
export function openGateways(settings: Settings): Gateway[] {
  const real = [...(settings.MOYASAR_SECRET_KEY ? [moyasar] : []), ...(settings.STRIPE_SECRET_KEY ? [stripe] : [])]
  const isTest = settings.TEST_PAYMENTS ?? settings.demo
  return real.length === 0 && isTest ? [testPayments] : real
}

export const gatewayFor = (settings: Settings, currency: string): Gateway | undefined =>
  openGateways(settings).find((one) => one.takes(currency))

export const gatewayBy = (settings: Settings, name: string): Gateway | undefined =>
  openGateways(settings).find((one) => one.name === name)
