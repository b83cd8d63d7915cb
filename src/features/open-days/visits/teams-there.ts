import { shownStates } from '#features/companies/pages/page-states.ts'
import type { Db, Tx } from '#platform/server/context.ts'

type Where = { day: string; way: 'on_site' | 'online' }

/** Teams of a day where its desks are alike on site or online, each with its company: those of the host first, then its booths. */
export const teamsThere = (db: Db | Tx, { day, way }: Where) =>
  db
    .selectFrom('open_day_desks as d')
    .innerJoin('open_days as o', 'o.id', 'd.day_id')
    .leftJoin('open_day_booths as b', 'b.id', 'd.booth_id')
    .innerJoin('pages as p', (join) => join.on((eb) => eb('p.id', '=', eb.fn.coalesce('b.page_id', 'o.page_id'))))
    .select(['d.team', 'd.name', 'd.booth_id as booth', 'p.name as company', 'p.id as page'])
    .distinctOn('d.team')
    .where('d.day_id', '=', day)
    .where('d.way', '=', way)
    .where((eb) => eb.or([eb('d.booth_id', 'is', null), eb('b.state', '=', 'accepted')]))
    .where('p.state', 'in', shownStates)
    .orderBy('d.team')
    .orderBy('d.position')
