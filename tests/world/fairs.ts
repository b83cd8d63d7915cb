import { answerBooth, askBooth, listOwnBooths, saveBooth } from '#features/open-days/open-days/booth-contract.ts'
import { aDay, aDesk, aTrustedEmployer } from './open-days.ts'
import { anEmployer } from './people.ts'
import type { Site } from './site.ts'

/** A fair with a desk of its host and one booth with a desk. */
export async function aFair(
  site: Site,
  { employer, over = {} }: { employer?: Awaited<ReturnType<typeof anEmployer>>; over?: object } = {},
) {
  const [host, other] = [await aTrustedEmployer(site), employer ?? (await anEmployer(site))]
  const day = await aDay(site, host.visitor, { kind: 'expo', ...over })
  await host.visitor.call(askBooth, { day: day.id, company: other.page.id, words: '' })
  const booth = (await other.visitor.call(listOwnBooths, {})).data[0]?.id ?? ''
  await other.visitor.call(answerBooth, { booth, move: 'accept' })
  await other.visitor.call(saveBooth, { booth, version: 1, desks: [aDesk(day.date, { way: 'online', name: 'Booth' })] })
  const { rows } = await site.pool.query(
    'select id, team, booth_id from open_day_desks where day_id = $1 order by team',
    [day.id],
  )
  const [atHost, atBooth] = rows.map(({ id, team }) => ({ day: day.id, desk: String(id), team: Number(team) }))
  if (!atHost || !atBooth) throw new Error('a fair has two desks')
  return { host, other, day, booth, atHost, atBooth }
}
