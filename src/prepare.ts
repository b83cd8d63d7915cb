import { isDemoLoaded, loadDemo } from '#db/demo/load-demo.ts'
import { loadLookups } from '#db/lookups/load-lookups.ts'
import { refillSearch } from '#features/jobs/job-search/refill.ts'
import { countSalaries } from '#features/jobs/salaries/count-salaries.ts'
import { hashPassword } from '#features/people/accounts/passwords.ts'
import { refillDirectory } from '#features/seeking/directory/index-pages.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { countCohorts } from '#features/site/traffic/count-cohorts.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import { refillCvSearch } from '#features/sourcing/cv-search/refill.ts'
import { refillPool } from '#features/sourcing/fitting-people/ready-pool.ts'
import type { World } from '#platform/server/context.ts'
import { fillNames } from '#platform/server/db/fill-names.ts'
import { fillOwners } from '#platform/server/db/fill-owners.ts'
import { bringNames } from '#platform/server/db/names.ts'
import { newId } from '#platform/shared/ids.ts'

/** What must be there before the first visitor: lookups, the first admin, in demo mode its content, and the search table. */
export async function prepare(world: World, say: (text: string) => void): Promise<void> {
  await loadLookups(world.db)
  await makeFirstAdmin(world)
  const isNew = world.settings.demo && !(await isDemoLoaded(world.db))
  if (isNew) await fillDemo(world, say)
  await fillOwners(world.db, world.now())
  await fillNames(world.db, world.now())
  // half a second that the first visitor would wait for
  await meaningsOf(world)
  await refillSearch(world.db)
  await refillCvSearch(world)
  await refillPool(world)
  await refillDirectory(world.db, world.now())
  if (isNew) await Promise.all([countSalaries(world.db, world.now()), countCohorts(world)])
}

/** ADMIN_EMAIL and ADMIN_PASSWORD make an admin once; an account that exists is left as it is. */
async function makeFirstAdmin({ db, settings, now }: World): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings
  if (!email || !password) return
  const known = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (known) return
  const at = now()
  const admin = {
    id: newId(),
    account_type: 'employer' as const,
    name: 'Admin',
    email,
    language: 'en',
    country_id: countryId('AE'),
    role_cp: 1,
  }
  const password_hash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('users')
      .values({ ...admin, password_hash, email_verified_at: at, created_at: at })
      .execute()
    await bringNames(tx, admin.id, 'email')
  })
}

async function fillDemo(world: World, say: (text: string) => void): Promise<void> {
  const { db, files, now } = world
  let told = 0
  const onProgress = ({ part, done, total }: { part: string; done: number; total: number }) => {
    const share = Math.floor((done / total) * 10)
    if (share !== told) say(`demo: ${part} ${bar(share)} ${done} of ${total}`)
    told = share
  }
  const { personas } = await loadDemo({ db, files, now: now(), onProgress, hashPassword })
  say('demo: ready. Sign in as one of them, or switch at /demo:')
  for (const { email, password, role } of personas) say(`  ${email}  ${password}  ${role}`)
}

/** A share of ten as a bar. */
const bar = (share: number) => '█'.repeat(share) + '·'.repeat(10 - share)
