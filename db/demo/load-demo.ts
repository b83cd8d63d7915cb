import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '#db/tables.ts'
import { listedRoles } from '#features/site/staff-rights/permissions.ts'
import type { Files } from '#platform/server/files/files.ts'
import { keepBooks } from './books.ts'
import type { CvFile } from './candidates.ts'
import { printAll } from './cvs/print-pool.ts'
import { draw } from './draw.ts'
import { postInOrder } from './ledger-moves.ts'
import { type Demo, makeDemo } from './make-demo.ts'
import { readMaterial } from './material.ts'
import { orderSome } from './orders.ts'
import type { Drawing } from './page-profiles.ts'
import { personaEmail, personaPassword, personas } from './personas.ts'
import { promoteSome } from './promotions.ts'
import { referSome } from './referrals.ts'
import { tables } from './rows.ts'
import { keepWhatWasSent } from './sent-cvs.ts'
import { writeForTheSite } from './site-content.ts'
import { tellWhatStaffDid } from './staff-events.ts'
import { workAsStaff } from './staff-work.ts'
import { sendTexts } from './text-messages.ts'
import { writeRows } from './write-rows.ts'

const drawnAtOnce = 8

type Loading = {
  db: Kysely<DB>
  files: Files
  /** Ages of adverts and applications are counted back from here. */
  now: Date
  hashPassword: (password: string) => Promise<string>
  onProgress: (progress: Progress) => void
}
/** `CVs` counts files, `rows` counts tables. */
export type Progress = { part: 'CVs' | 'rows'; done: number; total: number }
export type PersonaLogin = { name: string; email: string; password: string; role: string }

/**
 * Fills an empty database with a plausible market: pages, jobs, candidates with CV files, applications in every stage.
 * All rows come in one transaction: a start that was cut off begins again. Lookups must be there already.
 */
export async function loadDemo(loading: Loading): Promise<{ personas: PersonaLogin[] }> {
  const { db, files, now, hashPassword, onProgress } = loading
  if (!(await isDemoLoaded(db))) {
    const [material, hash] = await Promise.all([readMaterial(), hashPassword(personaPassword)])
    const demo = makeDemo(material, now, hash)
    await keepCvs(files, demo.cvs, onProgress)
    await keepDrawings(files, demo.drawings)
    await db.transaction().execute((tx) => write(tx, demo, now, onProgress))
  }
  const logins = Object.entries(personas).map(([role, { name }]) => ({
    name,
    email: personaEmail(role),
    password: personaPassword,
    role,
  }))
  return { personas: logins }
}

/** Draws pictures of pages, a few at a time, and notes their size and hash in their rows. */
async function keepDrawings(files: Files, drawings: Drawing[]): Promise<void> {
  for (let at = 0; at < drawings.length; at += drawnAtOnce)
    await Promise.all(
      drawings.slice(at, at + drawnAtOnce).map(async ({ row, scene, hue, seed }) => {
        const { bytes, width, height } = await draw(scene, hue, seed)
        Object.assign(row, { width, height, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest() })
        await files.put(row.storage_key, Readable.from([bytes]), bytes.length)
      }),
    )
}

export async function isDemoLoaded(db: Kysely<DB>): Promise<boolean> {
  const row = await db.selectFrom('loaded_content').select('name').where('name', '=', 'demo').executeTakeFirst()
  return row !== undefined
}

/** Prints every CV, stores it and notes its size and hash in its row. */
async function keepCvs(files: Files, cvs: CvFile[], onProgress: Loading['onProgress']): Promise<void> {
  let done = 0
  await printAll(cvs, async ({ row }, bytes) => {
    row.bytes = bytes.length
    row.sha256 = createHash('sha256').update(bytes).digest()
    await files.put(row.storage_key, Readable.from(Buffer.from(bytes)), bytes.length)
    onProgress({ part: 'CVs', done: ++done, total: cvs.length })
  })
}

async function write(tx: Transaction<DB>, demo: Demo, now: Date, onProgress: Loading['onProgress']): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('loaded_content'))`.execute(tx)
  if (await isDemoLoaded(tx)) return
  let done = 0
  await writeRows(tx, demo.rows, () => onProgress({ part: 'rows', done: ++done, total: tables.length }))
  await keepWhatWasSent(tx)
  await postInOrder(tx, [
    ...(await keepBooks(tx, demo, now)),
    ...(await orderSome(tx, demo, now)),
    ...(await sendTexts(tx, demo, now)),
    ...(await referSome(tx, demo, now)),
    ...(await promoteSome(tx, demo, now)),
  ])
  await giveStaffRoles(tx, now)
  await workAsStaff(tx, now)
  await writeForTheSite(tx, now)
  await tellWhatStaffDid(tx)
  await askForPreviews(tx, demo)
  await askForReading(tx)
  await askForLetters(tx)
  await askToTell(tx)
  await leaveOneFailed(tx, now)
  await tx.insertInto('loaded_content').values({ name: 'demo', hash: '1', loaded_at: now }).execute()
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(tx)
}

/** CVs that the personas will open get their pictures, behind everything else that the worker has to do. */
async function askForPreviews(tx: Transaction<DB>, { rows }: Demo): Promise<void> {
  const files = rows.cv_previews.map(({ file_id }) => file_id)
  await sql`select graphile_worker.add_job('make-cv-preview', json_build_object('file', file), queue_name => 'demo-previews',
    job_key => 'cv-preview:' || file, priority => 50) from unnest(${files}::text[]) as file`.execute(tx)
}

/** A sum that ran into its time limit and was given up: for whoever watches the site's work. Tried again, it succeeds. */
async function leaveOneFailed(tx: Transaction<DB>, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 5 * 3_600_000)
  await sql`with task as (select id from graphile_worker.add_job('sum-up-traffic', '{}', run_at => ${at}, max_attempts => 8))
    select graphile_worker.reschedule_jobs(array_agg(id), attempts => 8) from task`.execute(tx)
  await sql`update graphile_worker._private_jobs set last_error = 'canceling statement due to statement timeout', created_at = ${at}, updated_at = ${at}
    where attempts = 8`.execute(tx)
}

/** What the personas' own CVs say is read as it would be after an upload. */
async function askForReading(tx: Transaction<DB>): Promise<void> {
  await sql`select graphile_worker.add_job('read-cv', json_build_object('cv', id), job_key => 'read-cv:' || id)
    from cvs where state = 'stored'`.execute(tx)
}

/** Offers that were sent have their letter as a file. */
async function askForLetters(tx: Transaction<DB>): Promise<void> {
  await sql`select graphile_worker.add_job('print-sent-letter', json_build_object('offer', id), job_key => 'letter:' || id)
    from offers where sent_at is not null`.execute(tx)
}

/** Moves that are held are told when their time is over. */
async function askToTell(tx: Transaction<DB>): Promise<void> {
  await sql`select graphile_worker.add_job('tell-held-move', json_build_object('application', application_id), run_at => until,
    job_key => 'tell-held-move:' || application_id) from held_moves`.execute(tx)
}

/** Personas that are named like a role of the site's own people have it. */
async function giveStaffRoles(tx: Transaction<DB>, now: Date): Promise<void> {
  await sql`insert into staff_roles (user_id, role, given_at)
    select id, demo_persona, ${now} from users where demo_persona in (${sql.join([...listedRoles])})`.execute(tx)
}
