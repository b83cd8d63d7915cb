import type pg from 'pg'
import type { Dice } from './dice.ts'

type Table = { name: string; columns: Set<string> }
export type Holder = { user: string | null; page: string | null; password: string | null }

/** What a field of a call names, where its name does not say it. */
const named: Record<string, string[]> = {
  person: ['users'],
  user: ['page_members.user_id', 'users'],
  users: ['page_members.user_id'],
  people: ['page_members.user_id', 'users'],
  assignee: ['page_members.user_id'],
  mentions: ['page_members.user_id'],
  formatted: ['formatted_cvs', 'cv_downloads'],
  batch: ['pipeline_batches', 'formatted_cvs.batch_id'],
  link: ['cv_links'],
  review: ['job_reviews'],
  search: ['cv_saved_searches'],
  template: ['message_templates', 'job_templates'],
  message: ['scheduled_messages'],
  task: ['application_tasks'],
  note: ['application_notes'],
  view: ['saved_views'],
  group: ['job_groups'],
  request: ['cv_requests'],
  invitation: ['page_invitations'],
  check: ['page_checks'],
  company: ['pages'],
  client_page_id: ['pages'],
  place: ['pipeline_stages'],
  before: ['applications'],
  others: ['applications'],
  ids: ['applications', 'notifications'],
  id: ['files', 'applications', 'cv_downloads'],
  of: ['applications'],
  cursor: ['applications', 'notifications'],
  slug: ['page_slugs.slug'],
  'job-templates template': ['job_templates'],
  'message-templates template': ['message_templates'],
  'company hash': ['pages.mail_key'],
  'registration user': ['users'],
  'jobs address': ['jobs.reference'],
  'job-groups address': ['job_groups.address'],
  'bounced-addresses address': ['bounced_addresses.address'],
  'share-cards address': ['jobs.reference', 'page_slugs.slug', 'job_groups.address'],
  'personas key': ['users.demo_persona'],
  'pages page': ['pages'],
  'cv-previews file': ['cv_previews.file_id'],
  'download-formatted cv': ['formatted_cvs'],
  'shares address': ['jobs.reference', 'job_groups.address'],
  email: ['users.email'],
  code: ['share_links.code'],
  'share-links code': ['share_links.code'],
  reference: ['jobs.reference'],
  photo_id: ['files'],
  logo_id: ['files'],
  cover_id: ['files'],
  file: ['files'],
}

/** The name a field is known by: with the noun before it, where that says more. */
export const knowsAs = (whole: string, name: string): string => (whole in named ? whole : name)

/** Numbers of lists: cities and entries. */
const lists: Record<string, string> = {
  city: 'cities',
  residence_city_id: 'cities',
  city_id: 'cities',
  place: 'cities',
  position: 'position',
  position_id: 'position',
  position_ids: 'position',
  industry: 'industry',
  industry_id: 'industry',
  civil_status_id: 'civil-status',
  relocate_id: 'relocate',
  part_time_category_id: 'part-time-category',
  part_time_category_ids: 'part-time-category',
  heard_of_id: 'advertisement-reference',
}

/** The ids a database really has, by the names that calls give them; the holder's own first. */
export async function knownIds(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' group by 1`)
  const tables = new Map<string, Table>(rows.map(({ name, columns }) => [name, { name, columns: new Set(columns) }]))

  /** Where a name leads: `table` or `table.column`. */
  const sourcesOf = (field: string): [Table, string][] => {
    const wanted = named[field] ?? [field, `${field}s`, `${field}es`, `job_${field}s`, `application_${field}s`]
    return wanted.flatMap((one): [Table, string][] => {
      const [name = '', column = 'id'] = one.split('.')
      const table = tables.get(name)
      return table?.columns.has(column) ? [[table, column]] : []
    })
  }

  /** An id of this name, mostly the holder's own; things of rare states as often as those of common ones. */
  async function find(field: string, holder: Holder, dice: Dice): Promise<string | null> {
    if (field === 'registration user') return holder.user
    const sources = sourcesOf(field)
    if (sources.length === 0) return null
    const mine = field === 'user' && holder.user && dice.often(0.2)
    if (mine) return holder.user
    const [table, column] = dice.one(sources)
    const owned = ownerOf(table, holder)
    const state = ['state', 'stage', 'status'].find((one) => table.columns.has(one)) ?? 'null'
    const from = `from ${table.name} where ${column} is not null and ${(owned && dice.often(0.9) && owned) || 'true'}`
    const { rows } = await pool.query<{ state: string | null; count: number }>(
      `select ${state}::text as state, count(*)::int ${from} group by 1 order by 1`,
    )
    if (rows.length === 0) return null
    const chosen = dice.one(rows)
    const { rows: found } = await pool.query<{ id: string }>(
      `select ${column}::text as id ${from} and ${state}::text is not distinct from $1 order by ${column} offset $2 limit 1`,
      [chosen.state, dice.below(chosen.count)],
    )
    return found[0]?.id ?? null
  }

  const owners = new Set<string>()
  /** Whether somebody has a thing of this name, where things of this name are somebody's; who had one is not asked about again. */
  async function owns(field: string, holder: Holder): Promise<boolean> {
    const who = `${field} ${holder.user} ${holder.page}`
    if (owners.has(who)) return true
    for (const [table] of sourcesOf(field)) {
      const owned = ownerOf(table, holder)
      const has = !owned || ((await pool.query(`select from ${table.name} where ${owned} limit 1`)).rowCount ?? 0) > 0
      if (has) return owners.add(who).has(who)
    }
    return sourcesOf(field).length === 0
  }

  /** What a thing belongs to, by the names that calls give them: the job of an application. */
  async function parents(field: string, id: string): Promise<Record<string, string>> {
    const [source] = sourcesOf(field)
    if (!source) return {}
    const [{ name, columns }, column] = source
    const others = [...columns].filter((one) => one.endsWith('_id') && one !== column)
    if (others.length === 0) return {}
    const { rows } = await pool.query(`select ${others.join(', ')} from ${name} where ${column}::text = $1 limit 1`, [
      id,
    ])
    const filled = Object.entries(rows[0] ?? {}).filter(([, value]) => typeof value === 'string')
    return Object.fromEntries(filled.map(([name, value]) => [name.slice(0, -3), value as string]))
  }

  function ownerOf({ name, columns }: Table, { user, page }: Holder): string | null {
    if (page && name === 'pages') return `id = '${page}'`
    if (page && columns.has('page_id')) return `page_id = '${page}'`
    if (page && columns.has('job_id')) return `job_id in (select id from jobs where page_id = '${page}')`
    if (page && columns.has('application_id'))
      return `application_id in (select id from applications where page_id = '${page}')`
    const mine = ['user_id', 'owner_id', 'candidate_id', 'made_by'].find((one) => columns.has(one))
    return user && mine && name !== 'users' ? `${mine} = '${user}'` : null
  }

  const numbers = new Map<string, number[]>()
  async function numbersOf(list: string): Promise<number[]> {
    const isCity = list === 'cities'
    const from = isCity ? 'cities where $1::text is not null' : 'lookup_entries where list = $1'
    const kept = numbers.get(list)
    const read = () => pool.query<{ id: number }>(`select id from ${from} order by id`, [list])
    const all = kept ?? (await read()).rows.map(({ id }) => id)
    numbers.set(list, all)
    return all
  }

  async function number(field: string, dice: Dice): Promise<number | null> {
    const list = lists[field]
    if (!list) return null
    const id = dice.one(await numbersOf(list)) ?? null
    return field === 'place' && id !== null && dice.often(0.3) ? -229 : id
  }

  /** The state of a thing that a change names, where the thing has one. */
  async function version(field: string, id: string): Promise<number | null> {
    for (const [{ name, columns }, column] of sourcesOf(field)) {
      if (!columns.has('version')) continue
      const { rows } = await pool.query(`select version from ${name} where ${column}::text = $1`, [id])
      if (rows[0]) return Number(rows[0].version)
    }
    return null
  }

  return { find, owns, parents, number, version }
}
export type Known = Awaited<ReturnType<typeof knownIds>>
