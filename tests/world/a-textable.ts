import assert from 'node:assert/strict'
import { apply } from '#features/hiring/applications/contract.ts'
import * as contract from '#features/hiring/texting/contract.ts'
import { balanceOf, give } from '#features/money/ledger/ledger.ts'
import { wrongAccounts } from '#features/money/ledger/reconcile.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { clockOf } from '#platform/shared/clock.ts'
import { newId } from '#platform/shared/ids.ts'
import { aTextCv } from './a-text-cv.ts'
import { aCandidate, anApplication } from './people.ts'
import { aSite, type Site } from './site.ts'

export const secret = 'a-secret-of-the-provider-24'
export const hour = 3_600_000
let numbers = 0

/** The clock goes on to this hour in Dubai. */
export function toHour(site: Site, wanted: number): void {
  const now = Number(clockOf(site.world.now(), 'Asia/Dubai').slice(11, 13))
  site.later(((wanted - now + 24) % 24 || 24) * hour)
}

/** A job with an applicant who can be texted, at ten in the morning, and a page that can pay for it. */
export async function aTextable(over: { balance?: number; settings?: Record<string, string> } = {}) {
  const site = await aSite({ SMS_REPORT_SECRET: secret, ...over.settings })
  toHour(site, 10)
  const world = await anApplication(site)
  await confirmPhone(site, world.candidate.id)
  const page = world.employer.page.id
  const ctx = backgroundContext(site.world)
  const lot = { page, kind: 'sms' as const, amount: over.balance ?? 20, key: newId(), about: { for: 'test' } }
  await ctx.db.transaction().execute((tx) => give(ctx, tx, { ...lot, source: 'bought', what: 'purchase' }))
  const { visitor } = world.employer
  const asked = { job: world.job, applications: [world.application], text: 'Come on Monday.', language: 'en' as const }
  const send = (more: object = {}) => visitor.call(contract.sendTexts, { ...asked, request: newId(), cost: 1, ...more })
  const report = (id: string, state: string, headers: Record<string, string> = { 'x-sms-secret': secret }) =>
    site.app.inject({ method: 'POST', url: '/api/sms-reports', headers, payload: { id, state } })
  return {
    ...{ site, ctx, ...world, page, visitor, asked, send, report },
    balance: () => balanceOf(ctx.db, page, 'sms', ctx.now()),
    texts: async () => (await visitor.call(contract.listTexts, { application: world.application })).data,
    sent: async () => (await site.settle()).filter(({ channel }) => channel === 'sms'),
    rightBooks: async () => assert.deepEqual(await wrongAccounts(ctx.db), []),
  }
}

async function confirmPhone(site: Site, user: string) {
  const phone = `+97150${String(1_000_000 + ++numbers)}`
  const row = { phone, phone_verified_at: site.world.now() }
  await site.world.db.updateTable('users').set(row).where('id', '=', user).execute()
}

/** Somebody else who applied to the same job. */
export async function another(site: Site, job: string, { phone = true } = {}) {
  const candidate = await aCandidate(site)
  const cv = aTextCv('Test candidate', 'Warehouse, 2020 to 2026')
  const asked = { job, name: candidate.name, lang: 'en' as const }
  const { data } = await candidate.visitor.call(apply, asked, { files: { cv } })
  if (phone) await confirmPhone(site, candidate.id)
  return { ...candidate, application: data.application }
}
