import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerByLink } from '#features/agencies/representation/contract.ts'
import { moveSubmission } from '#features/agencies/submissions/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { type AtWork, anAgency, anAgencyAtWork, anAsked, sent } from '#tests/world/agency.ts'
import { backAtWork, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { keepPlacements, tellGuarantees } from './background.ts'
import { showCommission } from './commission-contract.ts'
import * as contract from './contract.ts'
import * as invoices from './invoice-contract.ts'
import { plusDays } from './placement-rules.ts'

const site = await aSite()
const today = (days = 0) => plusDays(site.world.now().toISOString().slice(0, 10), days)
const paid = { salary: 10_000, salary_currency: 'AED', salary_period: 'month' as const }

/** Somebody to whom the client makes an offer. */
async function offered(at: AtWork): Promise<string> {
  const asked = await anAsked(site, at)
  await new Visitor(site).call(answerByLink, { key: asked.key, answer: 'approve' })
  await sent(site, at, [asked.id])
  await at.agency.visitor.call(moveSubmission, { submission: asked.id, event: 'offer' })
  return asked.id
}

async function placed(at: AtWork, over: Partial<Takes<typeof contract.addPlacement>> = {}) {
  const submission = await offered(at)
  const asked = { submission, starts_on: today(), ...paid, ...over }
  return (await at.agency.visitor.call(contract.addPlacement, asked)).data
}

const byClock = async () => {
  const ctx = backgroundContext(site.world)
  await keepPlacements.run(ctx, {})
  await tellGuarantees.run(ctx, {})
}
const billing = (placement: string) => ({ placement, billed_to: 'Corniche Hotels LLC', tax_percent: 5 })

test('an offer becomes a placement whose fee is counted once, and stays when the terms change', async () => {
  const at = await anAgencyAtWork(site)
  const one = await placed(at)
  assert.deepEqual([one.state, one.fee, one.fee_currency, one.guarantee_day], ['started', 2_160_000, 'AED', 1])
  await at.agency.visitor.refused('placement_known', contract.addPlacement, {
    ...{ submission: one.submission, starts_on: today(), ...paid },
  })
  const { visitor } = await anAgency(site)
  await visitor.refused('not_found', contract.showPlacement, { placement: one.id })
  const kuwait = await anAgencyAtWork(site, { client: { fee_percent: 15, fee_currency: 'KWD' } })
  const dinars = await placed(kuwait, { salary: 700, salary_currency: 'KWD', starts_on: today(20) })
  assert.deepEqual([dinars.state, dinars.fee, dinars.guarantee_day], ['agreed', 1_260_000, 0])
})

test('what was written down by mistake is taken back and written down anew, until a paper hangs on it', async () => {
  const at = await anAgencyAtWork(site)
  const one = await placed(at)
  const { visitor } = at.agency
  const other = await anAgency(site)
  await other.visitor.refused('not_found', contract.removePlacement, { placement: one.id })
  assert.equal((await visitor.call(contract.showPlacement, { placement: one.id })).data.may_remove, true)
  await visitor.call(contract.removePlacement, { placement: one.id })
  const { data, to_complete } = await visitor.call(contract.listPlacements, {})
  assert.deepEqual([data.length, to_complete.map(({ submission }) => submission)], [0, [one.submission]])
  const again = { submission: one.submission, starts_on: today(), ...paid, salary: 12_000 }
  const { data: anew } = await visitor.call(contract.addPlacement, again)
  assert.equal(anew.fee, 2_592_000)
  await visitor.call(invoices.issuePlacementInvoice, billing(anew.id))
  await visitor.refused('placement_state', contract.removePlacement, { placement: anew.id })
  assert.equal((await visitor.call(contract.showPlacement, { placement: anew.id })).data.may_remove, false)
})

test('whoever leaves within the guarantee is replaced for nothing, in time and once', async () => {
  const at = await anAgencyAtWork(site)
  const one = await placed(at, { starts_on: today(-15) })
  const gone = { placement: one.id, event: 'leave' as const, left_on: today() }
  await at.agency.visitor.refused('invalid', contract.movePlacement, { ...gone, left_on: today(1) })
  const { data: left } = await at.agency.visitor.call(contract.movePlacement, gone)
  assert.deepEqual([left.state, left.guarantee_day, left.replace_until], ['left', 16, today(30)])
  const shown = async () => (await at.agency.visitor.call(contract.showPlacement, { placement: one.id })).data
  assert.deepEqual((await shown()).may_replace, [])
  const submission = await offered(at)
  // another client's people do not fill a place at this one
  const elsewhere = await anAgencyAtWork(site)
  await offered(elsewhere)
  assert.deepEqual(
    (await shown()).may_replace.map((who) => who.submission),
    [submission],
  )
  const filling = { submission, starts_on: today(), ...paid, replaces: one.id }
  const { data: other } = await at.agency.visitor.call(contract.addPlacement, filling)
  assert.deepEqual([other.fee, other.is_replacement, other.guarantee_days], [0, true, 0])
  const { data: before } = await at.agency.visitor.call(contract.showPlacement, { placement: one.id })
  assert.deepEqual([before.state, before.may, before.history[0]?.what], ['replaced', [], 'replace'])
  const again = { submission: await offered(at), starts_on: today(), ...paid, replaces: one.id }
  await at.agency.visitor.refused('placement_state', contract.addPlacement, again)
  await at.agency.visitor.refused('placement_state', invoices.issuePlacementInvoice, billing(other.id))
})

test('a refund is in proportion to the days not worked, and a credit note says so', async () => {
  const at = await anAgencyAtWork(site, { client: { guarantee_kind: 'refund', guarantee_days: 60 } })
  const one = await placed(at, { starts_on: today(-14) })
  const { data: invoice } = await at.agency.visitor.call(invoices.issuePlacementInvoice, billing(one.id))
  assert.deepEqual([invoice.amount, invoice.total, invoice.late], [2_160_000, 2_268_000, false])
  await at.agency.visitor.refused('invoice_known', invoices.issuePlacementInvoice, billing(one.id))
  await at.agency.visitor.call(contract.movePlacement, { placement: one.id, event: 'leave', left_on: today() })
  const { data: back } = await at.agency.visitor.call(contract.movePlacement, { placement: one.id, event: 'refund' })
  assert.deepEqual([back.state, back.refund], ['refunded', 1_620_000])
  const { data: shown } = await at.agency.visitor.call(contract.showPlacement, { placement: one.id })
  assert.deepEqual(
    shown.papers.map(({ kind, number, amount }) => [kind, number.slice(5), amount]),
    [
      ['invoice', '0001', 2_160_000],
      ['credit_note', '0002', 1_620_000],
    ],
  )
  // what is left of the invoice is due, and no more
  assert.deepEqual([shown.invoice?.credited, shown.invoice?.left], [1_701_000, 567_000])
  const pdf = await at.agency.visitor.ask(invoices.printPlacementInvoice, { invoice: invoice.id, lang: 'ar' })
  assert.deepEqual([pdf.statusCode, pdf.rawPayload.subarray(0, 4).toString()], [200, '%PDF'])
  await at.agency.visitor.call(invoices.mailPlacementInvoice, { invoice: invoice.id })
  const mail = (await site.settle()).find(({ to, text }) => to === 'hala@corniche.example' && /invoices/.test(text))
  const key = /placement-invoices\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  assert.equal((await new Visitor(site).ask(invoices.openPlacementInvoice, { key })).statusCode, 200)
  await new Visitor(site).refused('link_expired', invoices.openPlacementInvoice, { key: `${key}x` })
  const { data: done } = await at.agency.visitor.call(invoices.payPlacementInvoice, {
    ...{ invoice: invoice.id, paid_on: today() },
  })
  assert.equal(done.paid_on, today())
})

test('invoices issued at once are numbered without a gap, and a page’s numbers are its own', async () => {
  const at = await anAgencyAtWork(site)
  const all = [await placed(at), await placed(at), await placed(at)]
  await at.agency.visitor.refused('not_found', invoices.issuePlacementInvoice, billing(crypto.randomUUID()))
  const issued = await Promise.all(
    all.map(({ id }) => at.agency.visitor.call(invoices.issuePlacementInvoice, billing(id))),
  )
  assert.deepEqual(issued.map(({ data }) => data.number.slice(5)).toSorted(), ['0001', '0002', '0003'])
})

test('a recruiter sees the own placements and commission, those who lead see all', async () => {
  const at = await anAgencyAtWork(site)
  const one = await placed(at)
  const { visitor } = await teammate(site, at.agency.page.id, 'recruiter')
  assert.deepEqual((await visitor.call(contract.listPlacements, {})).data, [])
  assert.deepEqual((await visitor.call(showCommission, {})).data, [])
  await visitor.refused('not_found', contract.showPlacement, { placement: one.id })
  await visitor.refused('not_allowed', invoices.issuePlacementInvoice, billing(one.id))
  const { data } = await at.agency.visitor.call(showCommission, {})
  assert.deepEqual([data[0]?.placements, data[0]?.fees, data[0]?.share], [1, 2_160_000, 2_160_000])
  // of the months that were asked for alone; an address that is none asks for this year
  const asked = await at.agency.visitor.call(showCommission, { from: '2020-01', to: '2020-02' })
  assert.deepEqual([asked.data, asked.from, asked.to], [[], '2020-01', '2020-02'])
  const wrong = await at.agency.visitor.call(showCommission, { from: '2020-13' })
  assert.deepEqual([wrong.data.length, wrong.from], [1, `${wrong.to.slice(0, 4)}-01`])
})

test('days alone bring about the start, the word before the end, and the end of a guarantee', async () => {
  const at = await anAgencyAtWork(site, { client: { guarantee_days: 60 } })
  const one = await placed(at, { starts_on: today(1) })
  const stateOf = async () => (await at.agency.visitor.call(contract.showPlacement, { placement: one.id })).data
  const goOn = async (days: number) => {
    site.later(days * 86_400_000)
    await backAtWork(at.agency)
    await byClock()
    return (await stateOf()).state
  }
  assert.equal(await goOn(1), 'started')
  assert.equal(await goOn(50), 'started')
  const told = (await site.settle()).filter(
    ({ to, subject }) => to === at.agency.email && /Guarantee/.test(subject ?? ''),
  )
  assert.equal(told.length, 1)
  assert.equal(await goOn(20), 'passed')
  await at.agency.visitor.refused('placement_state', contract.movePlacement, {
    ...{ placement: one.id, event: 'leave', left_on: today() },
  })
})

test('a fee is invoiced in parts up to the whole, and a refund goes back by the last part first', async () => {
  const at = await anAgencyAtWork(site, { client: { guarantee_kind: 'refund', guarantee_days: 60 } })
  const one = await placed(at, { starts_on: today(-14) })
  const { visitor } = at.agency
  const issue = (amount?: number) =>
    visitor.call(invoices.issuePlacementInvoice, { ...billing(one.id), ...(amount && { amount }) })
  await issue(1_000_000)
  await visitor.refused('invalid', invoices.issuePlacementInvoice, { ...billing(one.id), amount: 1_160_001 })
  const both = await Promise.allSettled([issue(1_160_000), issue(1_160_000)])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  await visitor.refused('invoice_known', invoices.issuePlacementInvoice, billing(one.id))
  const { data: listed } = await visitor.call(contract.listPlacements, {})
  assert.deepEqual([listed.length, listed[0]?.invoiced], [1, 2_160_000])
  await visitor.call(contract.movePlacement, { placement: one.id, event: 'leave', left_on: today() })
  await visitor.call(contract.movePlacement, { placement: one.id, event: 'refund' })
  const { data: shown } = await visitor.call(contract.showPlacement, { placement: one.id })
  const back = shown.papers.filter(({ kind }) => kind === 'credit_note').map(({ amount }) => amount)
  assert.deepEqual(back, [1_160_000, 460_000])
  // the last part is credited in full: nothing of it is due, nor can it be paid
  const [first, last] = shown.papers
  assert.deepEqual([first?.left, last?.left, last?.late, shown.invoice?.id], [567_000, 0, false, first?.id])
  const paying = { invoice: last?.id ?? '', paid_on: today() }
  await visitor.refused('invoice_credited', invoices.payPlacementInvoice, paying)
})

test('what was paid in advance counts towards the first fee at the job, and comes back when nobody began', async () => {
  const at = await anAgencyAtWork(site)
  const { visitor } = at.agency
  const paper = { mandate: at.mandate.id, amount: 500_000, currency: 'AED', billed_to: 'Corniche Hotels LLC' }
  const [{ data: retainer }, { data: again }] = await Promise.all([
    visitor.call(invoices.issueRetainer, paper),
    visitor.call(invoices.issueRetainer, paper),
  ])
  assert.equal(again.id, retainer.id, 'two presses at once are one invoice')
  assert.equal((await visitor.ask(invoices.printPlacementInvoice, { invoice: retainer.id })).statusCode, 200)
  await visitor.call(invoices.mailPlacementInvoice, { invoice: retainer.id })
  const waiting = async () => (await visitor.call(contract.listPlacements, {})).retainers.map(({ id }) => id)
  assert.deepEqual(await waiting(), [retainer.id])
  const one = await placed(at, { starts_on: today(10) })
  assert.deepEqual([one.invoiced, await waiting()], [500_000, []])
  const { data: rest } = await visitor.call(invoices.issuePlacementInvoice, billing(one.id))
  assert.equal(rest.amount, 1_660_000)
  await visitor.call(contract.movePlacement, { placement: one.id, event: 'cancel' })
  assert.deepEqual(await waiting(), [retainer.id])
  const { data: shown } = await visitor.call(contract.showPlacement, { placement: one.id })
  assert.deepEqual(
    shown.papers.map(({ kind, amount }) => [kind, amount]),
    [
      ['invoice', 1_660_000],
      ['credit_note', 1_660_000],
    ],
  )
  const stranger = await anAgencyAtWork(site)
  await stranger.agency.visitor.refused('not_found', invoices.issueRetainer, paper)
})
