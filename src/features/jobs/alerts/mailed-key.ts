import type { Context } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'

const twoYears = 2 * 365 * 86_400

/** What every mail of an alert carries: it manages that alert, as often as one likes, and nothing else. */
export const keyFor = ({ signer }: Pick<Context, 'signer'>, alert: string): Promise<string> =>
  signer.sign('alert', { alert }, twoYears)

/** @throws Refused link_expired */
export async function alertOf({ signer }: Context, key: string): Promise<string> {
  const facts = await signer.read('alert', key)
  if (typeof facts?.alert !== 'string') throw new Refused('link_expired')
  return facts.alert
}
