// npm run db:keys: the foreign keys that two servers, companies on one and people on the other, could not have, each with what the verb that
// forgets a person does in its place (docs/decisions/0087-forgetting.md), and the statements that drop them.
import { reasonsToKeep } from '#platform/server/forgetting/fates.ts'
import { quietPool, startTestServer, template } from '#tests/world/test-server.ts'
import { parts } from '../src/features.ts'
import { say } from './lib/say.mjs'

/** Tables that lie with the person; files and conversations lie with whoever holds them, so that no key leads to or from them. */
const ofPeople = new Set(
  [
    'users sessions devices identities passkeys second_factors recovery_codes push_addresses one_time_keys text_codes tickets contact_changes',
    'subscriptions notifications held_notices quiet_hours calendar_feeds consents exports forgettings day_limits personal_data_accesses',
    'profiles profile_certificates profile_education profile_languages profile_places profile_skills profile_work cvs cv_versions cv_previews',
    'cv_search excluded_pages connections alerts alert_anchors alert_matches application_drafts saved_jobs outside_applications',
    'outside_calendars outside_hours page_followers representation_forbidden representation_settings invite_codes referrals account_merges',
    'legal_holds staff_erasures staff_notes staff_roles staff_role_changes staff_takings agent_cities agent_countries newsletter_readers',
    'newsletter_letters guises',
  ].flatMap((line) => line.split(' ')),
)
/** Lists that both have whole. */
const ofBoth = new Set(['cities'])
const held = new Set(['files', 'threads', 'messages'])

type Key = { table: string; column: string; of: string; name: string }

const server = await startTestServer()
const pool = quietPool({ ...server.connection, database: template })
const { rows } = await pool.query<Key>(`
  select conrelid::regclass::text as "table", attname as column, confrelid::regclass::text as of, conname as name
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and conparentid = 0 order by confrelid = 'users'::regclass, 3, 1, 2`)
await pool.end()
await server.stop()

const fates = new Map<string, string>([
  ...parts.forgetting.flatMap(({ people }) =>
    people.map(({ table, column, fate }) => [`${table}.${column}`, fate] as const),
  ),
  ...[...parts.followers.values()].flatMap((list) =>
    list.map(({ table, column, fate }) => [`${table}.${column}`, fate] as const),
  ),
])
const isCut = ({ table, of }: Key) =>
  !ofBoth.has(of) && table !== of && (held.has(table) !== held.has(of) || ofPeople.has(table) !== ofPeople.has(of))
const cut = rows.filter(isCut)
for (const { table, column, of, name } of cut) {
  const fate = fates.get(`${table}.${column}`) ?? 'nothing: no row that it leads to goes with a person'
  const why = Object.hasOwn(reasonsToKeep, fate)
    ? `${fate}: ${reasonsToKeep[fate as keyof typeof reasonsToKeep]}`
    : fate
  say(`alter table ${table} drop constraint ${name}; -- ${column} → ${of}: ${why}`)
}
say(`${cut.length} of ${rows.length} foreign keys`)
