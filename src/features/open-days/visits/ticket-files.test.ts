import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { readLayout } from '#libraries/cv-reading/read-layout.ts'
import { aDay, aDesk, aTrustedEmployer, inDays } from '#tests/world/open-days.ts'
import { aSite } from '#tests/world/site.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { bookVisit, cancelVisit, visitPdf } from './contract.ts'

const site = await aSite()
const employer = await aTrustedEmployer(site)
const guest = new Visitor(site)
const folder = temporaryFolder('ticket')

async function bookedOn(way: 'online' | 'on_site') {
  const desks = [aDesk(inDays(site, 10), { way, name: 'Kitchen' })]
  const day = await aDay(site, employer.visitor, {
    way,
    desks,
    venue: 'Hall B',
    city_id: 1,
    waiting_list: true,
    slot_minutes: 30,
  })
  const book = async (email: string, wait = false) => {
    const asked = {
      day: day.id,
      name: 'Mona Sabri',
      lang: 'en',
      date: day.date,
      half: 20,
      team: 1,
      email,
      wait,
    } as const
    const { data } = await guest.call(bookVisit, asked)
    return { key: data.key ?? '', visit: data.visit }
  }
  return book
}

async function textOf(of: { key: string; visit: string }): Promise<string> {
  const { statusCode, rawPayload } = await guest.ask(visitPdf, of)
  assert.equal(statusCode, 200)
  const at = path.join(folder, 'ticket.pdf')
  await writeFile(at, rawPayload)
  return (await readLayout(at, 'pdf')).text
}

test('a ticket on paper is shown at the entrance of a hall, and leads into the room from home', async () => {
  const hall = await textOf(await (await bookedOn('on_site'))('hall@example.com'))
  assert.match(hall, /Show this at the entrance/)
  assert.match(hall, /What to bring/)
  const home = await textOf(await (await bookedOn('online'))('home@example.com'))
  assert.match(home, /Scan to open the online room/)
  assert.match(home, /Have ready/)
  assert.doesNotMatch(home, /entrance/)
})

test('whoever waits for a place, or cancelled, has no ticket to print', async () => {
  const book = await bookedOn('on_site')
  const first = await book('first@example.com')
  await guest.refused('not_found', visitPdf, await book('waits@example.com', true))
  await guest.call(cancelVisit, first)
  await guest.refused('not_found', visitPdf, first)
})
