import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addClient, addMandate } from '#features/agencies/clients/contract.ts'
import { editProfile, saveProfile } from '#features/companies/page-profile/contract.ts'
import { addPage } from '#features/companies/pages/contract.ts'
import { addAlert } from '#features/jobs/alerts/contract.ts'
import { startGroup } from '#features/jobs/job-groups/contract.ts'
import { saveJob, startJob } from '#features/jobs/jobs/contract.ts'
import { lookAhead } from '#features/jobs/jobs/look-contract.ts'
import { setBilling } from '#features/money/orders/contract.ts'
import { startDay } from '#features/open-days/open-days/team-contract.ts'
import { saveStep2, saveStep3 } from '#features/people/profiles/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { saveDropSettings } from '#features/sourcing/cv-drops/team-contract.ts'
import { saveCandidate, updateCandidate } from '#features/sourcing/imports/contract.ts'
import type { Call } from '#platform/shared/contract.ts'
import { anAgency, clientFields } from './world/agency.ts'
import { dayFields, inDays } from './world/open-days.ts'
import { aCandidate, jobFields } from './world/people.ts'
import { aSite } from './world/site.ts'
import type { Visitor } from './world/visitor.ts'

/** ZZ is the last number a country can have, and none; the city lies in the Emirates; no list has such an entry. */
const nowhere = 676
const none = 999_999
const [here, elsewhere] = [countryId('AE'), countryId('RU')]

const site = await aSite()
const { id: alAin } = await site.world.db
  .selectFrom('cities')
  .select('id')
  .where('text_en', '=', 'Al Ain')
  .executeTakeFirstOrThrow()
const agency = await anAgency(site)
const candidate = await aCandidate(site)

type Wrong = [call: Call, input: Record<string, unknown>, field: string]

const refusesAll = async (visitor: Visitor, wrong: readonly Wrong[]) => {
  for (const [call, input, field] of wrong) {
    const answer = await visitor.ask(call, input)
    const { code, errors = [] } = answer.json()
    const fields = errors.map((one: { field: string }) => one.field)
    assert.deepEqual(
      [answer.statusCode, code, fields],
      [422, 'invalid', [field]],
      `${call.path} ${JSON.stringify(input)}`,
    )
  }
}

test('a job is where there is such a place, and names only what its lists hold', async () => {
  const { data: draft } = await agency.visitor.call(startJob, jobFields({ city_id: alAin }))
  const wrong: [object, string][] = [
    [{ country_id: nowhere }, 'country_id'],
    [{ country_id: elsewhere, city_id: alAin }, 'city_id'],
    [{ country_id: elsewhere, more_city_ids: [alAin] }, 'more_city_ids'],
    [{ city_id: none }, 'city_id'],
    [{ applicant_country_ids: [here, nowhere] }, 'applicant_country_ids'],
    ...['position_id', 'industry_id', 'degree_id', 'part_time_category_id'].map((field): [object, string] => [
      { [field]: none },
      field,
    ]),
    ...['employment_types', 'benefits'].map((field): [object, string] => [{ [field]: ['of no list'] }, field]),
    [{ nationality_ids: [none % nowhere] }, 'nationality_ids'],
    [{ experience: 'long' }, 'experience'],
    [{ languages: ['en', 'zz:zz'] }, 'languages'],
    [{ salary_currency: 'XXX' }, 'salary_currency'],
  ]
  await refusesAll(
    agency.visitor,
    wrong.flatMap(([over, field]): Wrong[] => [
      [startJob, jobFields(over), field],
      [saveJob, { ...jobFields(over), job: draft.id, version: draft.version }, field],
      [lookAhead, jobFields(over), field],
    ]),
  )
})

test('what a company, an agency and a collection say of places is there', async () => {
  const page = { name: 'Somewhere else', kind: 'company', language: 'en' }
  const { data } = await agency.visitor.call(editProfile, {})
  const { data: client } = await agency.visitor.call(addClient, clientFields())
  const mandate = { client: client.id, title: 'Cook' }
  const group = { language: 'en', texts: [{ language: 'en', title: 'All our jobs' }], picks: 'rule' }
  const profile = (place: object) => ({ ...data.profile, version: data.version, places: [place] })
  const day = dayFields(inDays(site, 10))
  const bill = { name: 'Bright', address: 'Road 1', city: 'Dubai', tax_number: '', emails: [] }
  await refusesAll(agency.visitor, [
    [addPage, { ...page, country_id: nowhere }, 'country_id'],
    [addPage, { ...page, country_id: elsewhere, city_id: alAin }, 'city_id'],
    [addPage, { ...page, country_id: here, industry_id: none }, 'industry_id'],
    [saveProfile, profile({ country_id: elsewhere, city_id: alAin }), 'places.0.city_id'],
    [saveProfile, { ...profile({ country_id: here }), industry_id: none }, 'industry_id'],
    [addClient, clientFields({ name: 'Another', country_id: nowhere }), 'country_id'],
    [addClient, clientFields({ name: 'Another', country_id: elsewhere, city_id: alAin }), 'city_id'],
    [addMandate, { ...mandate, country_id: nowhere }, 'country_id'],
    [startGroup, { ...group, rule: { country_id: elsewhere, city_id: alAin } }, 'city_id'],
    [startGroup, { ...group, rule: { position_id: none } }, 'position_id'],
    [startDay, { ...day, country_id: nowhere, city_id: null }, 'country_id'],
    [startDay, { ...day, country_id: elsewhere, city_id: alAin }, 'city_id'],
    [startDay, { ...day, nationality_ids: [none] }, 'nationality_ids'],
    [setBilling, { ...bill, country_id: nowhere }, 'country_id'],
  ])
})

test('so is what is said of people, by themselves or others', async () => {
  const somebody = { name: 'Rana Saleh', email: 'rana@example.com' }
  const known = { ...somebody, email: 'known@example.com', country_id: here, city_id: alAin }
  const { data: imported } = await agency.visitor.call(saveCandidate, known)
  const taking = { taking: true, position_ids: [], country_ids: [], city_ids: [], words: {}, version: 0 }
  await refusesAll(agency.visitor, [
    [saveCandidate, { ...somebody, country_id: nowhere }, 'country_id'],
    [saveCandidate, { ...somebody, country_id: elsewhere, city_id: alAin }, 'city_id'],
    [saveCandidate, { ...somebody, position_ids: [none] }, 'position_ids'],
    [updateCandidate, { id: imported.id, country_id: elsewhere }, 'city_id'],
    [saveDropSettings, { ...taking, country_ids: [nowhere] }, 'country_ids.0'],
    [saveDropSettings, { ...taking, position_ids: [none] }, 'position_ids'],
  ])
  const user = candidate.id
  await refusesAll(candidate.visitor, [
    [saveStep2, { user, residence_country_id: elsewhere, residence_city_id: alAin }, 'residence_city_id'],
    [saveStep2, { user, nationality_ids: [none] }, 'nationality_ids'],
    [saveStep3, { user, position_ids: [none] }, 'position_ids'],
    [saveStep3, { user, places: [{ place: none, radius_km: 0 }] }, 'places.0.place'],
    [addAlert, { position: none, frequency: 'daily' }, 'position'],
    [addAlert, { place: -nowhere, frequency: 'daily' }, 'place'],
  ])
})
