import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeDemo } from './make-demo.ts'
import { readMaterial } from './material.ts'

const now = new Date('2026-03-01T09:00:00Z')
const { rows, cast } = makeDemo(await readMaterial(), now, 'a hash')

test('the hiring manager works on the jobs of the own team, and said nothing of anybody else’s', () => {
  const mine = cast['hiring-manager'].row.id
  const page = rows.page_members.find(({ user_id }) => user_id === mine)?.page_id
  const managed = new Set(rows.job_members.flatMap(({ user_id, job_id }) => (user_id === mine ? [job_id] : [])))
  const all = rows.jobs.filter(({ page_id }) => page_id === page)
  assert.ok(managed.size >= 5 && managed.size <= all.length / 2, `${managed.size} of ${all.length}`)
  const isMine = ({ job_id }: { job_id: string }) => managed.has(job_id)
  assert.ok(rows.applications.filter(isMine).length >= 50)
  const said = [
    ...rows.scorecards.filter(({ author_id }) => author_id === mine),
    ...rows.application_notes.filter(({ author_id }) => author_id === mine),
    ...rows.application_tasks.filter(({ assignee_id }) => assignee_id === mine),
    ...rows.events.flatMap(({ thing, thing_id, actor_id }) =>
      thing === 'application' && actor_id === mine ? [{ application_id: thing_id }] : [],
    ),
  ]
  const elsewhere = new Set(rows.applications.flatMap((one) => (isMine(one) ? [] : [one.id])))
  assert.ok(said.length >= 20)
  assert.deepEqual(
    said.filter(({ application_id }) => elsewhere.has(application_id as string)),
    [],
  )
})
