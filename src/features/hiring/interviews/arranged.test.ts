import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { propose } from './contract.ts'

test('links into a private network are refused, times of which one is chosen may overlap, and a zone is written as it is named', async () => {
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
  assert.deepEqual(await wrong({ link: 'https://me:secret@meet.example.com' }), ['link web_address'])
  const { data } = await employer.visitor.call(propose, asked)
  assert.deepEqual([data.slots, data.zone], [asked.slots, 'Asia/Dubai'])
})
