import { answerConnection, askToConnect, listConnections } from '#features/talk/connections/contract.ts'
import type { Show } from '#features/talk/connections/rules.ts'
import { newId } from '#platform/shared/ids.ts'
import { anEmployer, teammate } from './people.ts'
import type { Site } from './site.ts'
import type { Visitor } from './visitor.ts'

/** A list of somebody's connections and requests, the latest first. */
export const connectionsOf = async (visitor: Visitor, show: Show) =>
  (await visitor.call(listConnections, { show })).data

/** The latest of them; nobody's where there is none. */
export const latestOf = async (visitor: Visitor, show: Show) => (await connectionsOf(visitor, show))[0]?.id ?? newId()

/** Two who work for one page, so that they may ask each other by id. */
export async function twoColleagues(site: Site) {
  const employer = await anEmployer(site)
  return [employer, await teammate(site, employer.page.id, 'recruiter')] as const
}

/** Two who are connected; the first asked. */
export async function twoConnected(site: Site) {
  const [one, other] = await twoColleagues(site)
  await one.visitor.call(askToConnect, { user: other.id })
  const connection = await latestOf(other.visitor, 'asked_of_me')
  await other.visitor.call(answerConnection, { connection, answer: 'accept' })
  return { one, other, connection }
}
