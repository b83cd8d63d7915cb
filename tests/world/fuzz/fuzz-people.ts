import type pg from 'pg'
import type { Person } from './actors.ts'

/**
 * People of a database filled with demo content, all with one password: those with the most to lose of either side, and a line
 * of owners who pass by once each.
 */
export async function demoPeople(pool: pg.Pool, password: string) {
  const hash = "(select password_hash from users where demo_persona = 'admin')"
  const chosen = (where: string, most: number) => `
    select id, email, (select page_id from page_members where user_id = users.id and role = 'owner' and state = 'active' limit 1) as page
    from users where email is not null and state = 'active' and ${where} limit ${most}`
  const people = async (where: string, most: number): Promise<Person[]> => {
    const { rows } = await pool.query<Omit<Person, 'password'>>(chosen(where, most))
    await pool.query(
      `update users set password_hash = ${hash}, email_verified_at = coalesce(email_verified_at, now()) where id = any($1)`,
      [rows.map(({ id }) => id)],
    )
    return rows.map((one) => ({ ...one, password }))
  }
  const owns = `exists (select from page_members m join pages p on p.id = m.page_id
    where m.user_id = users.id and m.role = 'owner' and m.state = 'active' and p.state = 'active')`
  const busy = `(select count(*) from page_members m join applications a on a.page_id = m.page_id where m.user_id = users.id)`
  const candidates = await people(
    "account_type = 'candidate' and exists (select from applications where candidate_id = users.id) order by exists (select from bounced_addresses where address = users.email) desc, demo_persona nulls last, id",
    12,
  )
  const [personas, others] = [
    await people(`demo_persona in ('employer', 'agency') and ${owns}`, 4),
    await people(`demo_persona is null and ${owns} order by ${busy} desc, id`, 150),
  ]
  const [admin] = await people("demo_persona = 'admin'", 1)
  const passing = {
    owner: others.splice(6),
    candidate: await people("account_type = 'candidate' and demo_persona is null order by id desc", 120),
  }
  let next = 0
  return {
    candidates,
    owners: [...personas, ...others],
    admin: admin as Person,
    passing: async (kind: 'owner' | 'candidate') => passing[kind][next++ % passing[kind].length] as Person,
  }
}
