import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#tests/world/site.ts'
import { fates } from './columns.ts'

/** Columns that name a person without the database knowing. */
const unbound = [
  ...['application_notes.mentions', 'cv_search.user_id', 'cv_views.subject_id', 'cv_views.by_id', 'events.actor_id'],
  ...['messages.mentions', 'names.owner'],
]
/** Rows that may stand only once and whose meeting is kept away before, each with where. */
const neverMeet: Record<string, string> = {
  'cases_open cases.person_id': 'no merger while a case about either is open',
  'complaints_once complaints.person_id': 'no merger while a case about either is open',
  'cvs_primary cvs.user_id': 'settled before rows move',
  'legal_holds_standing legal_holds.user_id': 'no merger under a hold',
  'staff_erasures_waiting staff_erasures.user_id': 'no merger while an erasure waits',
}

const columns = `
  select conrelid::regclass::text || '.' || attname as name
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0 order by 1`
const uniques = `
  select indrelid::regclass::text as "table", indexrelid::regclass::text as index, pg_get_expr(indpred, indrelid) as among,
    array(select lower(pg_get_indexdef(indexrelid, at, true)) from generate_series(1, indnkeyatts) as at) as parts
  from pg_index where indisunique and not indisprimary or indisprimary and indnkeyatts > 0`

test('every column that names a person has a fate in a merger, and no other', async () => {
  const site = await aSite()
  const { rows } = await site.pool.query<{ name: string }>(columns)
  assert.deepEqual(Object.keys(fates).toSorted(), [...rows.map(({ name }) => name), ...unbound].toSorted())
})

test('what may stand once for a person is told by its fate as the database has it', async () => {
  const site = await aSite()
  const { rows } = await site.pool.query<{ table: string; index: string; among: string | null; parts: string[] }>(
    uniques,
  )
  const wrong: string[] = []
  for (const [name, fate] of Object.entries(fates)) {
    if (typeof fate === 'string' && fate !== 'moves') continue
    const [table, column = ''] = name.split('.')
    const names = (part: string) => new RegExp(`\\b${column}\\b`).test(part)
    const met = rows
      .filter((row) => row.table === table && row.parts.some(names) && !neverMeet[`${row.index} ${name}`])
      .map(({ parts, among }) => {
        // where something must be there at all it is equal to nothing otherwise
        const only = among?.replace(/\(?\w+ IS NOT NULL\)?/g, '').replace(/^[( ]*(AND|OR)?[) ]*$/, '')
        const others =
          parts.length === 1 ? [] : parts.filter((part) => part !== column && !(part.includes('(') && names(part)))
        return `${others.toSorted().join(' & ')}${only ? ' among some' : ''}`
      })
    const { once, among } = typeof fate === 'object' ? fate : { once: null, among: undefined }
    const said = once
      ? [
          `${once
            .map((key) => key.replaceAll('$.', ''))
            .toSorted()
            .join(' & ')}${among ? ' among some' : ''}`,
        ]
      : []
    if (met.join('; ') !== said.join('; ')) wrong.push(`${name}: the database says ${met}, its fate ${said}`)
  }
  assert.deepEqual(wrong, [])
})
