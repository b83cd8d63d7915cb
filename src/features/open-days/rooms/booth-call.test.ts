import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkIn } from '#features/open-days/door/contract.ts'
import { answerBooth, askBooth, listOwnBooths, saveBooth } from '#features/open-days/open-days/booth-contract.ts'
import { showDay } from '#features/open-days/open-days/contract.ts'
import { listOwnDays } from '#features/open-days/open-days/team-contract.ts'
import { bookVisit, showTickets } from '#features/open-days/visits/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aDay, aDesk, aTrustedEmployer } from '#tests/world/open-days.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { callNext, showRoom } from './contract.ts'

const site = await aSite()
const guest = new Visitor(site)

test('whoever is called to a booth is told whose it is: each company at an expo has a desk 1', async () => {
  const [host, other] = [await aTrustedEmployer(site), await anEmployer(site)]
  const day = await aDay(site, host.visitor, { kind: 'expo' })
  assert.equal((await other.visitor.call(listOwnDays, {})).booths, 0)
  await host.visitor.call(askBooth, { day: day.id, company: other.page.id, words: '' })
  assert.equal((await other.visitor.call(listOwnDays, {})).booths, 1)
  const booth = (await other.visitor.call(listOwnBooths, {})).data[0]?.id ?? ''
  await other.visitor.call(answerBooth, { booth, move: 'accept' })
  const desk = aDesk(day.date, { way: 'online' })
  await other.visitor.call(saveBooth, { booth, version: 1, desks: [desk] })
  const { data: shown } = await guest.call(showDay, { address: day.address })
  const said: string[] = []
  const book = async (team: number) => {
    const asked = { day: day.id, name: 'Samir Haddad', email: `${newId()}@example.com`, lang: 'en' as const }
    const { data } = await guest.call(bookVisit, { ...asked, date: day.date, half: 20, team })
    // before the next step, which would be told of instead
    said.push(...(await site.settle()).map((mail) => ('text' in mail ? String(mail.text) : '')))
    const at = site.world.now().toISOString()
    await host.visitor.call(checkIn, { day: day.id, entries: [{ visit: data.visit, at }] })
    return data.key ?? ''
  }
  const [atHost = 0, atBooth = 0] = shown.teams.map(({ team }) => team)
  const [toHost, toBooth] = [await book(atHost), await book(atBooth)]
  const { rows } = await site.pool.query('select id, booth_id from open_day_desks where day_id = $1', [day.id])
  const idOf = (isBooth: boolean): string => rows.find(({ booth_id }) => (booth_id !== null) === isBooth)?.id
  await host.visitor.call(callNext, { day: day.id, desk: idOf(false) })
  await other.visitor.call(callNext, { day: day.id, desk: idOf(true) })
  const deskOf = async (key: string) => (await guest.call(showRoom, { key })).data.desk
  assert.deepEqual(await deskOf(toHost), { number: 1, name: 'Front of house', way: 'online', booth: null })
  assert.deepEqual(await deskOf(toBooth), { number: 1, name: 'Front of house', way: 'online', booth: other.page.name })
  // and so do the ticket and the mail: whoever visits a booth visits its company
  const boothOf = async (key: string) => (await guest.call(showTickets, { key })).data.tickets[0]?.booth
  assert.deepEqual([await boothOf(toHost), await boothOf(toBooth)], [null, other.page.name])
  for (const { page } of [host, other]) assert.match(said.join(' '), new RegExp(`booked at ${page.name} on`))
})
