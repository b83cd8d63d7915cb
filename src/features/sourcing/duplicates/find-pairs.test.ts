import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addTable, checkTable, startTable } from '#features/sourcing/import-tables/contract.ts'
import * as imports from '#features/sourcing/imports/contract.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as contract from './contract.ts'

const site = await aSite()
type Team = Awaited<ReturnType<typeof anEmployer>>
const pairs = async ({ visitor }: Team) => (await visitor.call(contract.listPairs, {})).data

async function fromTable(team: Team, text: string) {
  const file = { name: 'people.csv', bytes: Buffer.from(text) }
  const { data } = await team.visitor.call(addTable, {}, { files: { file } })
  await team.visitor.call(checkTable, { table: data.id, columns: data.columns, defaults: data.defaults })
  await site.settle()
  await team.visitor.call(startTable, { table: data.id })
  await site.settle()
  return (await team.visitor.call(imports.listImported, {})).data
}

test('likely pairs are found by a number the CV says, by a name in another script with its employer and years; not by a name alone', async () => {
  const [employer, other] = [await anEmployer(site), await anEmployer(site)]
  const head = 'Name,Email,Phone,Employer,From,To'
  const rows = [
    'Mohammed Hassan,a1@example.com,,Gate Four LLC,2019,2023',
    'محمد حسن,a2@example.com,,GATE FOUR,2021,present',
    'Ivan Petrov,b1@example.com,"0501234567; 0502223344",,,',
    'Pyotr Sidorov,,+971 50 222 3344,,,',
    'Anna Smith,c1@example.com,,Alpha,,',
    'Anna Smith,c2@example.com,,Beta,,',
  ]
  const all = await fromTable(employer, [head, ...rows].join('\n'))
  await other.visitor.call(imports.saveCandidate, { name: 'Mohammed Hassan', phone: '+971502223344' })
  const found = await pairs(employer)
  const said = found.pairs.map(({ first, second, reasons }) => [
    [first.email, second.email].toSorted(),
    reasons.map(({ code, said }) => [code, said]),
  ])
  assert.deepEqual(said, [
    [['b1@example.com', null], [['phone', '+971502223344']]],
    [
      ['a1@example.com', 'a2@example.com'],
      [
        ['script', null],
        ['employer', 'Gate Four LLC'],
        ['dates', '\u20662021–2023\u2069'],
      ],
    ],
  ])
  assert.equal(found.total, 2)
  assert.equal((await pairs(other)).total, 0, 'what another company holds is never looked at')
  const of = (name: string) => all.find((one) => one.name === name)?.id ?? ''
  const pair = { first: of('محمد حسن'), second: of('Mohammed Hassan') }
  await employer.visitor.call(contract.tellApart, { ...pair, different: true })
  assert.equal((await pairs(employer)).total, 1)
  assert.equal((await employer.visitor.call(contract.showPair, pair)).data.different, true)
  await employer.visitor.call(contract.tellApart, { ...pair, different: false })
  assert.equal((await pairs(employer)).total, 2)
})
