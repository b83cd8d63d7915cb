import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { readLayout } from '#libraries/cv-reading/read-layout.ts'
import { languages } from '#platform/shared/languages.ts'
import { aShop, type Buyer, placed, shown } from '#tests/world/a-shop.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { listAllOrders, printAnyDocument, refundOrder } from './admin-contract.ts'
import { payTest, printInvoice, printProforma, setBilling, showBilling } from './contract.ts'

const shop = await aShop()
const { site, admin } = shop
await shop.sellAs('AE', '100000000000003')
await shop.sellAs('SA', '300000000000003', { seller: null, name: 'مسار السعودية', countries: [countryId('SA')] })
const pack = [{ product: await shop.product('coins', 10), count: 1 }]
const reason = 'Asked for by the buyer'
const folder = temporaryFolder('invoices')

const numbersOf = async (kind: string, seller: number) => {
  const { rows } = await site.pool.query<{ number: number }>(
    'select number from invoices where kind = $1 and seller_id = $2 order by number',
    [kind, seller],
  )
  return rows.map(({ number }) => number)
}
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)
const pay = (buyer: Buyer, order: string) => buyer.visitor.ask(payTest, { order, outcome: 'paid' })

async function textOf({ statusCode, rawPayload }: { statusCode: number; rawPayload: Buffer }): Promise<string> {
  assert.equal(statusCode, 200)
  const at = path.join(folder, 'document.pdf')
  await writeFile(at, rawPayload)
  return (await readLayout(at, 'pdf')).text
}

test('twenty orders paid at once, of which one comes to nothing, are numbered without a gap', async () => {
  const buyer = await shop.buyer()
  const orders = await Promise.all(upTo(20).map(() => placed(buyer, pack)))
  const unlucky = orders[9]?.id ?? ''
  // after the number is taken and the invoice written, everything of this one is rolled back
  await site.pool.query(`create function unlucky() returns trigger language plpgsql as $$ begin
    if new.key like 'order:${unlucky}:%' then raise exception 'unlucky'; end if; return new; end $$`)
  await site.pool.query(
    'create trigger unlucky after insert on ledger_postings for each row execute function unlucky()',
  )
  site.world.log.level = 'silent'
  const answers = await Promise.all(orders.map(({ id }) => pay(buyer, id)))
  site.world.log.level = 'error'
  assert.deepEqual(
    answers.flatMap(({ statusCode }, at) => (statusCode === 200 ? [] : [[at, statusCode]])),
    [[9, 500]],
  )
  assert.deepEqual(await numbersOf('invoice', 1), upTo(19))
  await site.pool.query('drop trigger unlucky on ledger_postings')
  assert.equal((await pay(buyer, unlucky)).statusCode, 200)
  assert.deepEqual(await numbersOf('invoice', 1), upTo(20))
  assert.equal(await shop.balance(buyer), 200)
  await shop.rightBooks()
})

test('credit notes have a series of their own, and so has every seller', async () => {
  const buyer = await shop.buyer('SA', '300000000000003')
  const first = (await numbersOf('credit_note', 1)).length
  assert.equal(first, 0)
  const names: string[] = []
  for (let time = 0; time < 2; time++) {
    const order = await placed(buyer, pack, { currency: 'SAR' })
    await pay(buyer, order.id)
    await admin.visitor.call(refundOrder, { order: order.id, of: 'all', reason })
    await site.settle()
    const { documents } = await shown(buyer, order.id)
    names.push(...documents.map(({ number }) => number))
    // whoever has the paper alone finds its order by the number on it
    for (const { number } of documents) {
      const found = await admin.visitor.call(listAllOrders, { q: ` ${number.toLowerCase()} ` })
      assert.deepEqual(
        found.data.map(({ id }) => id),
        [order.id],
      )
    }
    for (const { id } of documents) {
      const text = await textOf(await buyer.visitor.ask(printInvoice, { order: order.id, document: id, lang: 'ar' }))
      assert.match(text, /مسار السعودية/)
    }
  }
  const year = site.world.now().getUTCFullYear()
  assert.deepEqual(
    names,
    [1, 1, 2, 2].map((number, at) => `TEST-${at % 2 ? 'CN' : 'INV'}-2-${year}-0000${number}`),
  )
  assert.deepEqual([await numbersOf('invoice', 2), await numbersOf('credit_note', 2)], [upTo(2), upTo(2)])
})

test('an invoice stays as it was issued, and reads in four languages', async () => {
  const buyer = await shop.buyer()
  const name = 'Société «Été» ООО شركة البناء'
  const where = { name, address: 'Sheikh Zayed Road 1', city: 'Дубай', country_id: countryId('AE'), emails: [] }
  await buyer.visitor.call(setBilling, { ...where, tax_number: '100000000000003' })
  const { id: order } = await placed(buyer, pack)
  await pay(buyer, order)
  // what turns a name around is on no paper
  await buyer.visitor.call(setBilling, { ...where, name: '\u202eRenamed', tax_number: '' })
  assert.equal((await buyer.visitor.call(showBilling, {})).data?.name, 'Renamed')
  const [document] = (await shown(buyer, order)).documents
  assert.ok(document)
  const words = { en: /Tax invoice/, ar: /فاتورة/, ru: /Счёт|счёт|Счет/, fr: /Facture/ }
  for (const lang of languages) {
    const text = await textOf(await buyer.visitor.ask(printInvoice, { order, document: document.id, lang }))
    assert.match(text, words[lang], lang)
    assert.match(text, new RegExp(document.number), lang)
    // letters that a font lacks would all be one
    for (const part of ['Société «Été» ООО', 'شركة البناء', 'Дубай']) assert.ok(text.includes(part), `${lang}: ${part}`)
    assert.match(text, /100000000000003/, lang)
    assert.doesNotMatch(text, /[\ufffd\0]|Renamed/, lang)
    // 320 dirhams with 5 %, in whatever digits
    assert.match(text, /336[.,٫]00|٣٣٦[.,٫]٠٠/, lang)
  }
  const other = await shop.buyer()
  await other.visitor.refused('not_found', printInvoice, { order, document: document.id })
  const foreign = await placed(other, pack)
  await other.visitor.refused('not_found', printInvoice, { order: foreign.id, document: document.id })
  await textOf(await admin.visitor.ask(printAnyDocument, { order, document: document.id }))
})

test('a proforma says where the money goes, in four languages, and is no invoice', async () => {
  const buyer = await shop.buyer()
  const { id: order, number } = await placed(buyer, pack, { way: 'transfer' })
  for (const lang of languages) {
    const text = await textOf(await buyer.visitor.ask(printProforma, { order, lang }))
    assert.match(text, new RegExp(`MSR-${number}`), lang)
    assert.match(text.replace(/\s/g, ''), /AE070331234567890123456/, lang)
    assert.doesNotMatch(text, /INV-/, lang)
  }
  assert.deepEqual((await shown(buyer, order)).documents, [])
  await shop.arrived(order, 10_000)
  const text = await textOf(await buyer.visitor.ask(printProforma, { order, lang: 'en' }))
  assert.match(text, /Received\s+AED.100\.00\s+Still open\s+AED.236\.00/)
})

test('a test payment takes no number of the books, and its papers say what they are', async () => {
  const seller = (await shop.sellAs('FR', '', { seller: null, name: 'Masar Paris', countries: [countryId('FR')] }))
    .sellers
  const id = seller.find(({ name }) => name === 'Masar Paris')?.id
  const buyer = await shop.buyer('FR')
  const year = site.world.now().getUTCFullYear()
  const words = { en: /Test: not a tax invoice/, ar: /تجربة/, ru: /Тест: не является/, fr: /Test.: ceci n’est pas/ }
  const numbers: (string | undefined)[] = []
  for (const way of ['card', 'transfer', 'card', 'transfer'] as const) {
    const order = await placed(buyer, pack, { currency: 'EUR', way })
    if (way === 'card') await pay(buyer, order.id)
    else await shop.arrived(order.id, order.total)
    const [document] = (await shown(buyer, order.id)).documents
    numbers.push(document?.number)
    for (const lang of languages) {
      const asked = { order: order.id, document: document?.id ?? '', lang }
      const text = await textOf(await buyer.visitor.ask(printInvoice, asked))
      assert.equal(words[lang].test(text), way === 'card', `${lang} ${way}: ${text}`)
    }
  }
  assert.deepEqual(numbers, [
    `TEST-INV-${id}-${year}-00001`,
    `INV-${id}-${year}-00001`,
    `TEST-INV-${id}-${year}-00002`,
    `INV-${id}-${year}-00002`,
  ])
})
