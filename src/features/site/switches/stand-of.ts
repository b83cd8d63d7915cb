import type { Context, Me, World } from '#platform/server/context.ts'
import { noneWhileAway } from '#platform/server/db/database-away.ts'
import { keptForMinutes } from '#platform/server/db/kept-for-minutes.ts'
import { type Audience, isAmong, type SwitchName, switchable, switchNames } from './rules.ts'

/** How long a process goes by what it read, in ms; the one where it was switched knows at once. */
const readEvery = 2_000

type State = { audience: Audience; until: Date | null }

const kept = keptForMinutes(async (db): Promise<[string, State][]> => {
  const rows = await db.selectFrom('switches').select(['name', 'audience', 'until_at']).execute()
  return rows.map(({ name, audience, until_at }) => [name, { audience, until: until_at }])
}, readEvery)

export const forgetSwitches = ({ db }: Pick<Context, 'db'>) => kept.forget(db)

const usual = (name: SwitchName): State => ({ audience: switchable[name].for[0], until: null })

/** How a part stands. While nobody can tell, because the database is away, it is as the code has it. */
export async function stateOf({ db, now }: Pick<World, 'db' | 'now'>, name: SwitchName): Promise<State> {
  const states = await kept.of(db, now()).catch(noneWhileAway)
  return states.find(([known]) => known === name)?.[1] ?? usual(name)
}

export const isStaffMember = (me: Me | null): boolean => me?.mayAsStaff('staff.home') ?? false

/** Whether a part is on for somebody. */
export async function isOnFor(world: Pick<World, 'db' | 'now'>, me: Me | null, name: SwitchName): Promise<boolean> {
  const { audience } = await stateOf(world, name)
  return isAmong(audience, { signedIn: me !== null, staff: isStaffMember(me) })
}

/** The parts that are off for somebody. */
export async function offFor(world: Pick<World, 'db' | 'now'>, me: Me | null): Promise<SwitchName[]> {
  const on = await Promise.all(switchNames.map((name) => isOnFor(world, me, name)))
  return switchNames.filter((_, at) => !on[at])
}
