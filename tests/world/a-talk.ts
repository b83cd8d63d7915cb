import { writeAsPage } from '#features/hiring/applications/contract.ts'
import { countThreads } from '#features/talk/threads/count-contract.ts'
import * as messages from '#features/talk/threads/message-contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { anApplication } from './people.ts'
import { aSite } from './site.ts'
import type { Visitor } from './visitor.ts'

/** An application about which its team has written once, and ways to go on. */
export async function aTalk() {
  const site = await aSite()
  const world = await anApplication(site)
  const { employer, candidate, application: thread } = world
  await employer.visitor.call(writeAsPage, { application: thread, text: 'When can you come?' })
  const say = async (visitor: Visitor, text: string, more = {}) =>
    (await visitor.call(messages.sendMessage, { thread, client_id: newId(), text, ...more })).data
  const read = async (visitor: Visitor, more = {}) =>
    (await visitor.call(messages.listMessages, { thread, ...more })).data.messages
  const counts = async (visitor: Visitor) => (await visitor.call(countThreads, {})).data
  return { site, ...world, thread, say, read, counts, team: employer.visitor, person: candidate.visitor }
}
