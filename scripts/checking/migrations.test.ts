import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { test } from 'node:test'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { plant } from '#tests/world/tree.ts'
import { checkMigrations, narrowingIn } from './migrations.ts'

test('what only widens is let through', () => {
  for (const text of [
    'create table a (id uuid primary key, name text not null);',
    'alter table a add column b text;',
    "alter table a add column b text not null default '';",
    'alter table a add b int default 0 not null;',
    'create index on a (b);',
    '-- drop table a\nselect 1;',
    'alter table a alter column b drop not null;',
  ])
    assert.deepEqual(narrowingIn(text), [], text)
})

test('what the version before stumbles over is found', () => {
  for (const text of [
    'drop table a;',
    'alter table a drop column b;',
    'alter table a rename column b to c;',
    'alter table a rename to c;',
    'alter table a alter column b type text;',
    'alter table a alter column b set not null;',
    'alter table a alter column b drop default;',
    'alter table a add column b text not null;',
    'alter table a add column b text default null, add column c int not null;',
  ])
    assert.notDeepEqual(narrowingIn(text), [], text)
})

test('a migration that narrows says since when nothing needs it', async (context) => {
  const root = temporaryFolder('migrations')
  context.after(() => rmSync(root, { recursive: true }))
  plant(root, { 'db/migrations/0003-early.sql': 'drop table a;', 'db/migrations/0151-late.sql': 'drop table b;' })
  assert.match((await checkMigrations(root)) ?? '', /0151-late\.sql takes away/)
  plant(root, { 'db/migrations/0151-late.sql': '-- Narrows: since 0150 nothing reads b.\ndrop table b;' })
  assert.equal(await checkMigrations(root), null)
})
