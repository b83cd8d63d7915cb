import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { letBeTold } from '#tests/world/let-be-told.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { myInterviews, pickTime, propose, showInvitation } from './contract.ts'

test('links into a private network are refused, times of which one is chosen may overlap and stand once, and a zone is written as it is named', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  const ahead = (hours: number) => new Date(site.world.now().getTime() + hours * 3_600_000).toISOString()
  const asked = {
    ...{ application, kind: 'online' as const, minutes: 60, zone: 'asia/dubai', slots: [ahead(48), ahead(48.5)] },
    ...{ people: [employer.id], link: 'https://meet.example.com/room' },
  }
  const wrong = async (over: Partial<typeof asked>) =>
    (await employer.visitor.refused('invalid', propose, { ...asked, ...over })).errors?.map(
      ({ field, code }) => `${field} ${code}`,
    )
  assert.deepEqual(await wrong({ link: 'http://127.0.0.1/room' }), ['link web_address'])
  assert.deepEqual(await wrong({ link: 'not a link' }), ['link web_address'])
  const past = await employer.visitor.refused('slot_past', propose, { ...asked, slots: [ahead(-1)] })
  assert.equal(past.errors?.[0]?.message, 'This time has passed. Choose another one')
  assert.deepEqual(await wrong({ link: 'https://me:secret@meet.example.com' }), ['link web_address'])
  const again = asked.slots.map((slot) => slot.replace('Z', '000Z'))
  const { data } = await employer.visitor.call(propose, { ...asked, slots: [...asked.slots, ...again] })
  assert.deepEqual([data.slots, data.zone], [asked.slots, 'Asia/Dubai'])
})

test('whoever is hired keeps no interview ahead, and both sides are told; one that was stays', async () => {
  for (const [hours, state] of [
    [0, 'cancelled'],
    [50, 'confirmed'],
  ] as const) {
    const site = await aSite()
    const { employer, candidate, application } = await anApplication(site)
    const { visitor, id } = employer
    const slot = new Date(site.world.now().getTime() + 48 * 3_600_000).toISOString()
    const place = { kind: 'on_site' as const, place: 'Gate 4', minutes: 60, zone: 'Asia/Dubai' }
    await visitor.call(propose, { application, ...place, slots: [slot], people: [id] })
    const [mine] = (await candidate.visitor.call(myInterviews, {})).data
    const key = mine?.key ?? ''
    const { data: invited } = await candidate.visitor.call(showInvitation, { key })
    await candidate.visitor.call(pickTime, { key, version: invited.version, slot })
    site.later(hours * 3_600_000)
    for (const stage of ['offered', 'hired'] as const) {
      const { data } = await visitor.call(applications.showApplicant, { application })
      await visitor.call(applications.move, { application, stage, version: data.version })
    }
    const told = (await letBeTold(site)).filter(({ subject }) => /^Interview cancelled/.test(subject))
    assert.deepEqual(told.map(({ to }) => to).toSorted(), hours ? [] : [candidate.email, employer.email].toSorted())
    assert.equal((await candidate.visitor.call(showInvitation, { key })).data.state, state)
  }
})
