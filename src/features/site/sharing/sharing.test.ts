import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { startJob } from '#features/jobs/jobs/contract.ts'
import { languages } from '#platform/shared/languages.ts'
import { aGroup, liveJobs } from '#tests/world/groups.ts'
import { aCandidate, anEmployer, jobFields } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { followLink, share, showCard, showPoster, showQr } from './contract.ts'
import { mostText } from './rules.ts'

const browser = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' } }
const salary = { salary_min: 7000, salary_max: 9000, salary_currency: 'AED', salary_period: 'month' as const }

async function aSharedJob(site: Site, title = 'Pastry cook') {
  const employer = await anEmployer(site)
  const [job] = (await liveJobs(site, employer.visitor, [title], salary)) as [string]
  const row = await site.world.db.selectFrom('jobs').select('reference').where('id', '=', job).executeTakeFirstOrThrow()
  return { employer, job, what: { kind: 'job' as const, address: row.reference } }
}

test('sharing twice gives the same links, one for each way; somebody else has others', async () => {
  const site = await aSite()
  const { what, employer } = await aSharedJob(site)
  const first = await employer.visitor.call(share, what)
  const again = await employer.visitor.call(share, what)
  assert.deepEqual(again.data.links, first.data.links)
  const codes = Object.values(first.data.links).map(({ code }) => code)
  assert.equal(new Set(codes).size, codes.length)
  const guest = await new Visitor(site).call(share, what)
  const nobody = await new Visitor(site).call(share, what)
  assert.deepEqual(nobody.data.links, guest.data.links)
  assert.ok(!codes.includes(guest.data.links.link?.code ?? ''))
})

test('a click counts, unless it is a machine’s, fetched ahead, or the sharer’s own', async () => {
  const site = await aSite()
  const { what, employer } = await aSharedJob(site)
  const candidate = await aCandidate(site)
  const { data } = await candidate.visitor.call(share, what)
  const code = data.links.whatsapp?.code ?? ''
  const stranger = new Visitor(site)
  const { data: led } = await stranger.call(followLink, { code }, browser)
  assert.match(led.path, new RegExp(`^/jobs/.+\\?via=${code}$`))
  await stranger.call(followLink, { code }, { headers: { 'user-agent': 'WhatsApp/2.23.20.0 bot' } })
  await stranger.call(followLink, { code }, { headers: { ...browser.headers, 'sec-purpose': 'prefetch' } })
  await candidate.visitor.call(followLink, { code }, browser)
  const own = await candidate.visitor.call(share, what)
  assert.deepEqual(
    own.data.numbers.map(({ channel, clicks, own }) => [channel, clicks, own]),
    [['whatsapp', 1, true]],
  )
  // the team sees every link, and names of its own people only; a stranger sees none
  const team = await employer.visitor.call(share, what)
  assert.deepEqual(
    team.data.numbers.map(({ sharer, clicks }) => [sharer, clicks]),
    [[null, 1]],
  )
  assert.deepEqual((await stranger.call(share, what)).data.numbers, [])
  await stranger.refused('not_found', followLink, { code: '2222222' })
})

test('the text holds the facts and the link in four languages, and is never too long', async () => {
  const site = await aSite()
  const { what } = await aSharedJob(site, `${'Very long title '.repeat(12)}end`.slice(0, 200))
  const { data } = await new Visitor(site).call(share, what, { language: 'ar' })
  assert.deepEqual(data.texts.map(({ language }) => language).sort(), [...languages].sort())
  assert.equal(data.texts[0]?.language, 'ar')
  for (const { text } of data.texts) {
    assert.ok(text.length <= mostText, `${text.length}`)
    assert.ok(text.endsWith(data.links.text?.url ?? '-'), text)
    assert.ok(text.includes(data.company) && text.includes(data.title) && /7.?000/.test(text), text)
  }
})

test('the words of a group are shortened before anything else is', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const texts = [{ language: 'en' as const, title: 'T'.repeat(200), share_text: 'Come and join us. '.repeat(16) }]
  const group = await aGroup(visitor, await liveJobs(site, visitor, ['Cook', 'Waiter']), { texts })
  const { data } = await visitor.call(share, { kind: 'job-group', address: group.address })
  const text = data.texts[0]?.text ?? ''
  assert.ok(text.length <= mostText && text.includes('2 open jobs') && text.startsWith('Come and join us.'), text)
})

test('what nobody may see cannot be shared', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const { data: draft } = await visitor.call(startJob, jobFields())
  await visitor.refused('not_found', share, { kind: 'job', address: draft.reference })
  const internal = await aGroup(visitor, await liveJobs(site, visitor, ['Cook']), { visibility: 'internal' })
  await new Visitor(site).refused('not_found', share, { kind: 'job-group', address: internal.address })
})

test('a QR code is a picture and a poster one page of PDF, in every language and with a title of any length', async () => {
  const site = await aSite()
  const { what } = await aSharedJob(site, 'W'.repeat(20).concat(' ').repeat(9))
  const stranger = new Visitor(site)
  const { data } = await stranger.call(share, what)
  const code = data.links.qr?.code ?? ''
  const svg = await stranger.ask(showQr, { code, format: 'svg' })
  assert.match(svg.body, /^<svg/)
  const png = await stranger.ask(showQr, { code, format: 'png' })
  assert.equal((await sharp(png.rawPayload).metadata()).width, 1024)
  const library = await PDFiumLibrary.init()
  for (const language of languages) {
    const poster = await stranger.ask(showPoster, { code: data.links.poster?.code ?? '', language })
    assert.equal(poster.statusCode, 200, poster.body.slice(0, 300))
    const pdf = await library.loadDocument(poster.rawPayload)
    assert.equal(pdf.getPageCount(), 1)
    // this reader gives the pieces of a left-to-right line in another order on Arabic pages
    const wanted = language === 'ar' ? 'localhost' : (data.links.poster?.code ?? '-')
    assert.ok(pdf.getPage(0).getText().includes(wanted), language)
    pdf.destroy()
  }
  library.destroy()
})

test('the card beside a link is a picture in each language, and of nothing that may not be seen', async () => {
  const site = await aSite()
  const { what, employer } = await aSharedJob(site, '#set page(width: 1pt) Повар <b>طاهٍ</b>')
  const stranger = new Visitor(site)
  const pictures = new Set<string>()
  for (const language of languages) {
    const card = await stranger.ask(showCard, { ...what, language })
    const { format, width, height } = await sharp(card.rawPayload).metadata()
    assert.deepEqual({ format, width, height }, { format: 'png', width: 1200, height: 630 })
    pictures.add(card.rawPayload.toString('base64'))
  }
  assert.equal(pictures.size, languages.length)
  const { data: draft } = await employer.visitor.call(startJob, jobFields())
  assert.equal(
    (await stranger.ask(showCard, { kind: 'job', address: draft.reference, language: 'en' })).statusCode,
    404,
  )
})
